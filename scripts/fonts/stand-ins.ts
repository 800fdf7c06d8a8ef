/** Systems by what they have for serif and sans: Windows, macOS and most Linux; Android; Linux without the fonts of the first. */
export const SYSTEMS = ['Times', 'Noto', 'DejaVu'] as const
type System = (typeof SYSTEMS)[number]
type Kind = 'serif' | 'italic' | 'sans'

const LOCAL_NAMES: Record<System, Record<Kind, string[]>> = {
  Times: {
    serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    italic: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    sans: ['Arial', 'Liberation Sans', 'Arimo'],
  },
  Noto: {
    serif: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'],
    italic: ['Noto Serif Italic', 'NotoSerif-Italic'],
    sans: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  },
  DejaVu: { serif: ['DejaVu Serif'], italic: ['DejaVu Serif Italic'], sans: ['DejaVu Sans'] },
}

interface StandIn {
  family: string
  kind: Kind
  /** As @font-face has it, where the family has several. */
  descriptors?: Record<string, string>
  /** hhea ascent and descent over the units per em, of the real face. */
  ascent: number
  descent: number
  /**
   * The advance of 300 characters of our own text in the real face, in hundredths of the same text's in the system's, measured in the
   * browser (with Tinos and Arimo, which have the widths of Times and Arial).
   */
  size: Record<System, number>
}

const IMBUE = { family: 'Imbue', kind: 'serif' as const, ascent: 0.95, descent: 0.25 }
const NEWSREADER = { family: 'Newsreader', ascent: 0.735, descent: 0.265 }
const INSTRUMENT = { family: 'Instrument Sans', kind: 'sans' as const, ascent: 0.97, descent: 0.25 }

/** Imbue at 100 px and weight 430, then as the logo has it; Newsreader at 20 px; Instrument Sans at 15 px, then narrow and at weight 500. */
export const STAND_INS: StandIn[] = [
  { ...IMBUE, descriptors: { 'font-weight': '100 500' }, size: { Times: 69.8, Noto: 58.6, DejaVu: 54.5 } },
  { ...IMBUE, descriptors: { 'font-weight': '501 900' }, size: { Times: 77.0, Noto: 64.9, DejaVu: 60.7 } },
  { ...NEWSREADER, kind: 'serif', size: { Times: 100.0, Noto: 83.9, DejaVu: 78.0 } },
  {
    ...{ ...NEWSREADER, kind: 'italic', descriptors: { 'font-style': 'italic' } },
    size: { Times: 92.4, Noto: 79.9, DejaVu: 72.5 },
  },
  { ...INSTRUMENT, size: { Times: 101.8, Noto: 101.7, DejaVu: 88.7 } },
  {
    ...{ ...INSTRUMENT, descriptors: { 'font-stretch': '75% 95%' } },
    size: { Times: 90.1, Noto: 89.9, DejaVu: 78.4 },
  },
]

/** The styles name one after the other: the first that the reader's system has takes the place of the real face until that has come. */
export const standInName = (family: string, system: System) => `${family} as ${system}`

/** Arabic, which those serifs lack but for Times: at its own size the lines of a title, as close as they are set, would meet. */
const ARABIC = `@font-face {
  font-family: "Imbue as Naskh";
  src: local("Noto Naskh Arabic"), local("NotoNaskhArabic-Regular"), local("Noto Sans Arabic"), local("DejaVu Sans");
  size-adjust: 60%;
  unicode-range: U+600-6FF, U+750-77F, U+8A0-8FF, U+FB50-FDFF, U+FE70-FEFF;
}
`

/** Stand-ins with the measures of the real faces, so that nothing moves when they arrive. */
export function standInRules(): string[] {
  return [...STAND_INS.flatMap((standIn) => SYSTEMS.map((system) => ruleOf(standIn, system))), ARABIC]
}

function ruleOf({ family, kind, descriptors = {}, ascent, descent, size }: StandIn, system: System): string {
  const percent = (share: number) => `${((share / size[system]) * 10_000).toFixed(1)}%`
  const lines = {
    'font-family': `"${standInName(family, system)}"`,
    src: LOCAL_NAMES[system][kind].map((name) => `local("${name}")`).join(', '),
    ...descriptors,
    'size-adjust': `${size[system]}%`,
    'ascent-override': percent(ascent),
    'descent-override': percent(descent),
    'line-gap-override': '0%',
  }
  const body = Object.entries(lines).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${body.join('\n')}\n}\n`
}
