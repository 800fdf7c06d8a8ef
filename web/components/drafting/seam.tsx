/** A seam with its notches facing: what stands above it and what stands below belong together. */
export function Seam() {
  return <div className="seam" role="presentation" />
}
