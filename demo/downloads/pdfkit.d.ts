/** The part of PDFKit that the downloads use; the package brings no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  export interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement
    end(): void
  }

  export interface Outline {
    addItem(title: string, options?: { expanded?: boolean }): Outline
  }

  export interface DocumentOptions {
    autoFirstPage?: boolean
    compress?: boolean
    displayTitle?: boolean
    info?: Record<string, string | Date>
    lang?: string
    margin?: number
    pageLayout?: string
    pdfVersion?: '1.4' | '1.5' | '1.6' | '1.7'
    size?: [width: number, height: number]
    tagged?: boolean
    font?: string
  }

  export interface TextOptions {
    baseline?: 'alphabetic'
    characterSpacing?: number
    lineBreak?: false
    rotation?: number
  }

  export interface StructureOptions {
    alt?: string
    title?: string
    bbox?: [left: number, top: number, right: number, bottom: number]
  }

  export default class PDFDocument extends Readable {
    constructor(options?: DocumentOptions)
    readonly outline: Outline
    addPage(): this
    addNamedDestination(name: string): void
    addStructure(element: StructureElement): this
    struct(type: string, options?: StructureOptions, children?: () => void): StructureElement
    markContent(tag: string, options?: { type?: string }): this
    endMarkedContent(): this
    registerFont(name: string, source: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    text(words: string, x: number, y: number, options?: TextOptions): this
    widthOfString(words: string, options?: { characterSpacing?: number }): number
    image(source: Uint8Array, x: number, y: number, options: { width: number; height: number }): this
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options?: { structParent?: StructureElement },
    ): this
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options?: { structParent?: StructureElement },
    ): this
    save(): this
    restore(): this
    rotate(angle: number, options?: { origin?: [number, number] }): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    closePath(): this
    rect(x: number, y: number, width: number, height: number): this
    circle(x: number, y: number, radius: number): this
    clip(): this
    lineWidth(width: number): this
    dash(length: number, options?: { space?: number }): this
    undash(): this
    fill(color?: string): this
    stroke(color?: string): this
    fillAndStroke(fill: string, stroke: string): this
    end(): void
  }
}
