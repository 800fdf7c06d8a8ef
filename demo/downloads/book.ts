import PDFDocument, { type Outline, type StructureElement } from 'pdfkit'
import { PAPER } from '#modules/media/contrast.ts'
import { cutFace, type Face } from '#modules/media/lettering.ts'

const POINTS_PER_MM = 72 / 25.4
const FACES: Face[] = ['display', 'text', 'italic', 'label']
/** Display is set tighter than it was cut; labels a little wider. In thousandths of the size. */
const TRACKING: Record<Face, number> = { display: -18, text: 0, italic: 0, label: 8 }

export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'Caption' | 'LI' | 'TD' | 'TH'

export interface Style {
  face: Face
  /** In points. */
  size: number
  color: string
}

export interface Edition {
  title: string
  subject: string
  keywords: string
  house: string
  /** Of a page, in millimeters. */
  size: [width: number, height: number]
  /** Facing pages, the first alone on the right. */
  spreads: boolean
  /** Printed into the file: the same matter must always give the same bytes. */
  date: Date
}

let cutting: Promise<[Face, Buffer][]> | undefined

function cutFaces(): Promise<[Face, Buffer][]> {
  cutting ??= Promise.all(FACES.map(async (face): Promise<[Face, Buffer]> => [face, await cutFace(face)]))
  return cutting
}

/** Letters our cut of the faces lacks. */
const SPELLED: Record<string, string> = { '\u00a0': ' ', '−': '–', '²': '2', Ł: 'L', ź: 'z' }

export function spelled(words: string): string {
  return words.replace(/[\u00a0−²Łź]/g, (letter) => SPELLED[letter] ?? letter)
}

export const points = (millimeters: number) => millimeters * POINTS_PER_MM
export const millimeters = (inPoints: number) => inPoints / POINTS_PER_MM

/**
 * A PDF under construction. Places are in millimeters from the top left corner, type sizes and line widths in points, and words
 * stand on their baseline. Everything drawn is either tagged, in the order it is read, or an artifact.
 */
export class Book {
  readonly width: number
  readonly height: number
  /** Every word that was set, for whoever checks what is in it. */
  readonly words: string[] = []
  /** Words that did not fit on their page. */
  readonly overset: string[] = []
  pageNumber = 0
  readonly #doc: PDFDocument
  readonly #root: StructureElement
  #chapter: Outline | undefined

  static async open(edition: Edition): Promise<Book> {
    return new Book(edition, await cutFaces())
  }

  private constructor(
    { title, subject, keywords, house, size, spreads, date }: Edition,
    faces: [Face, Buffer][],
  ) {
    ;[this.width, this.height] = size
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      displayTitle: true,
      lang: 'en-US',
      margin: 0,
      pageLayout: spreads ? 'twoPageRight' : 'singlePage',
      pdfVersion: '1.7',
      size: [points(this.width), points(this.height)],
      tagged: true,
      info: {
        Title: title,
        Author: house,
        Subject: subject,
        Keywords: keywords,
        Creator: house,
        Producer: house,
        CreationDate: date,
        ModDate: date,
      },
    })
    for (const [face, file] of faces) this.#doc.registerFont(face, file)
    this.#root = this.#doc.struct('Document', { title })
    this.#doc.addStructure(this.#root)
  }

  /** A new page; its number is where links inside the book lead. With a title it begins a chapter. */
  addPage(ground = PAPER, title?: string): void {
    this.#doc.addPage()
    this.pageNumber += 1
    this.#doc.addNamedDestination(pageName(this.pageNumber))
    if (title) this.#chapter = this.#doc.outline.addItem(title)
    this.artifact(() => this.rect(0, 0, this.width, this.height, ground))
  }

  /** A place inside the chapter that this page belongs to. */
  bookmark(title: string): void {
    this.#chapter?.addItem(title)
  }

  tag(type: Tag, draw: () => void): void {
    this.#root.add(this.#doc.struct(type, {}, draw))
  }

  /** What is drawn for the eye only: rules, folios, fields. */
  artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#doc.endMarkedContent()
  }

  /** Words that lead somewhere: an address outside, or a page of this book. */
  link(words: string, x: number, y: number, style: Style, target: string | number): void {
    const element = this.#doc.struct('Link', { title: words })
    this.#root.add(element)
    element.add(() => {
      this.write(words, x, y, style)
      const height = millimeters(style.size) * 1.2
      const place = [x, y - height * 0.8, this.widthOf(words, style), height].map(points)
      this.#lead(place as [number, number, number, number], target, element)
    })
    element.end()
  }

  /** A whole strip of the page that leads to another, with no words of its own. */
  linkArea(words: string, [x, y, w, h]: [number, number, number, number], target: string | number): void {
    const element = this.#doc.struct('Link', { title: words, alt: words })
    this.#root.add(element)
    element.add(() => this.#lead([points(x), points(y), points(w), points(h)], target, element))
    element.end()
  }

  #lead(
    place: [number, number, number, number],
    target: string | number,
    structParent: StructureElement,
  ): void {
    if (typeof target === 'number') this.#doc.goTo(...place, pageName(target), { structParent })
    else this.#doc.link(...place, target, { structParent })
  }

  write(words: string, x: number, y: number, style: Style, turn = 0): void {
    const said = spelled(words)
    this.words.push(said)
    const right = turn === 0 ? x + this.widthOf(said, style) : x
    if (x < 0 || y < 0 || right > this.width || y > this.height)
      this.overset.push(`${this.pageNumber}: ${said}`)
    this.#use(style)
    this.#doc.text(said, points(x), points(y), {
      baseline: 'alphabetic',
      lineBreak: false,
      characterSpacing: tracked(style),
      ...(turn === 0 ? {} : { rotation: turn }),
    })
  }

  widthOf(words: string, style: Omit<Style, 'color'>): number {
    this.#doc.font(style.face).fontSize(style.size)
    return millimeters(this.#doc.widthOfString(spelled(words), { characterSpacing: tracked(style) }))
  }

  #use({ face, size, color }: Style): void {
    this.#doc.font(face).fontSize(size).fillColor(color)
  }

  rect(x: number, y: number, w: number, h: number, color: string): void {
    this.#doc.rect(points(x), points(y), points(w), points(h)).fill(color)
  }

  outlineRect(x: number, y: number, w: number, h: number, color: string, weight = 0.4): void {
    this.#doc.lineWidth(weight).rect(points(x), points(y), points(w), points(h)).stroke(color)
  }

  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    color: string,
    weight = 0.4,
    dash?: [number, number],
  ): void {
    if (dash) this.#doc.dash(dash[0], { space: dash[1] })
    this.#doc.lineWidth(weight).moveTo(points(x1), points(y1)).lineTo(points(x2), points(y2)).stroke(color)
    if (dash) this.#doc.undash()
  }

  shape(corners: [x: number, y: number][], color: string): void {
    this.#trace(corners)
    this.#doc.fill(color)
  }

  disc(x: number, y: number, radius: number, fill: string, ring?: string): void {
    this.#doc.lineWidth(0.5).circle(points(x), points(y), points(radius))
    if (ring) this.#doc.fillAndStroke(fill, ring)
    else this.#doc.fill(fill)
  }

  /** A picture with its alternative text; cloth is cut along `edge`. */
  picture(
    file: Uint8Array,
    [x, y, w, h]: [number, number, number, number],
    alt: string,
    edge?: [x: number, y: number][],
  ): void {
    const bbox = [x, y, x + w, y + h].map(points) as [number, number, number, number]
    this.#root.add(
      this.#doc.struct('Figure', { alt: spelled(alt), bbox }, () => {
        this.#doc.save()
        if (edge) {
          this.#trace(edge)
          this.#doc.clip()
        }
        this.#doc.image(file, points(x), points(y), { width: points(w), height: points(h) })
        this.#doc.restore()
      }),
    )
  }

  #trace(corners: [x: number, y: number][]): void {
    corners.forEach(([x, y], i) => {
      if (i === 0) this.#doc.moveTo(points(x), points(y))
      else this.#doc.lineTo(points(x), points(y))
    })
    this.#doc.closePath()
  }

  async finish(): Promise<Buffer> {
    this.#root.end()
    const parts: Uint8Array[] = []
    this.#doc.on('data', (part: Uint8Array) => parts.push(part))
    const whole = new Promise<Buffer>((resolve, reject) => {
      this.#doc.on('end', () => resolve(Buffer.concat(parts)))
      this.#doc.on('error', reject)
    })
    this.#doc.end()
    return whole
  }
}

const pageName = (number: number) => `page-${number}`
const tracked = ({ face, size }: Omit<Style, 'color'>) => (TRACKING[face] / 1000) * size
