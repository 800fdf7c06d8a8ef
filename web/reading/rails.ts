/** How a plate hangs at one width of the page: so many of twelve columns, and to which length. */
export interface Spot {
  span: number
  /** Width over height of the cloth. */
  ratio: string
  /** The column it begins in, where it does not follow the one before. */
  from?: number
  /** The first of a further row, over which the rail is drawn again. */
  begins: boolean
}

export interface Place {
  wide: Spot
  middle: Spot
  phone: Spot
  /** Its title is set large. */
  big: boolean
}

/** Columns and length: from 1280 px, from 768 px and on the phone. */
type Cut = [wide: string, middle: string, phone: string, big?: 'big']

/**
 * Each number of plates hangs in two ways, so that a rail that comes again is hung the other way round. No two
 * neighbors are of one length.
 */
const RAILS: Record<number, [Cut[], Cut[]]> = {
  1: [[['8 8/5', '8 8/5', '12 1/1', 'big']], [['8 8/5', '8 8/5', '12 1/1', 'big']]],
  2: [
    [
      ['4 4/5', '4 4/5', '8 4/5'],
      ['8 21/10', '8 7/4', '12 6/5', 'big'],
    ],
    [
      ['8 21/10', '8 7/4', '12 6/5', 'big'],
      ['4 1/1', '4 3/4', '8@5 1/1'],
    ],
  ],
  3: [
    [
      ['6 16/15', '6 16/15', '12 1/1', 'big'],
      ['3 9/16', '3 3/5', '6 3/5'],
      ['3 3/4', '3 4/5', '6 4/5'],
    ],
    [
      ['3 5/6', '3 4/5', '6 4/5'],
      ['3 9/16', '3 3/5', '6 3/5'],
      ['6 6/5', '6 1/1', '12 8/9', 'big'],
    ],
  ],
  4: [
    [
      ['3 2/3', '7 8/7', '7 3/4'],
      ['2 2/5', '5 3/4', '5 2/5'],
      ['5 10/9', '8 3/2', '12 1/1', 'big'],
      ['2 5/9', '4 1/1', '7@6 1/1'],
    ],
    [
      ['5 8/9', '8 3/2', '12 1/1', 'big'],
      ['2 5/8', '4 1/1', '5 3/5'],
      ['3 3/5', '5 3/4', '7 1/1'],
      ['2 4/9', '7 8/7', '7 4/5'],
    ],
  ],
}

/** How many hang on each rail of a page: never one left over that another rail could have taken. */
const GROUPS: Record<number, number[]> = {
  1: [1],
  2: [2],
  3: [3],
  4: [4],
  5: [3, 2],
  6: [3, 3],
  7: [3, 4],
  8: [3, 2, 3],
  9: [3, 4, 2],
  10: [3, 4, 3],
  11: [3, 4, 2, 2],
  12: [3, 4, 2, 3],
}
const MOST = 12
const COLUMNS = 12

export interface Hung<T> {
  item: T
  place: Place
}

/** A list hung on rails, in its order. */
export function hang<T>(items: readonly T[]): Hung<T>[][] {
  const rails: Hung<T>[][] = []
  const timesHung = new Map<number, number>()
  for (let from = 0; from < items.length; from += MOST) {
    let rest = items.slice(from, from + MOST)
    for (const size of GROUPS[rest.length] ?? []) {
      const times = timesHung.get(size) ?? 0
      timesHung.set(size, times + 1)
      const places = placesOf(RAILS[size]?.[times % 2] ?? [])
      rails.push(
        rest.slice(0, size).flatMap((item, at) => {
          const place = places[at]
          return place ? [{ item, place }] : []
        }),
      )
      rest = rest.slice(size)
    }
  }
  return rails
}

function placesOf(cuts: Cut[]): Place[] {
  const [wide, middle, phone] = [0, 1, 2].map((width) => spotsOf(cuts.map((cut) => cut[width] ?? '')))
  return cuts.flatMap((cut, at) => {
    const [one, two, three] = [wide?.[at], middle?.[at], phone?.[at]]
    return one && two && three ? [{ wide: one, middle: two, phone: three, big: cut[3] === 'big' }] : []
  })
}

/** `7@6 4/5`: seven columns from the sixth, four wide to five long. */
function spotsOf(written: string[]): Spot[] {
  let used = 0
  return written.map((each, at) => {
    const [columns = '', ratio = ''] = each.split(' ')
    const [span = 0, from] = columns.split('@').map(Number)
    const begins = at > 0 && used + span > COLUMNS
    used = begins ? span : used + span
    return { span, ratio: ratio.replace('/', ' / '), ...(from && { from }), begins }
  })
}
