import type { Place } from '#modules/leads/forms.ts'

/** Pages of the public mode and of projects, as a browser writes their addresses. */
const OPEN_PAGE = /^\/(?:complimentary|projects|web)(?:\/[\w.~%!*'()-]{1,110}){1,2}$/

export function isOpenPage(path: string | null | undefined): path is string {
  return OPEN_PAGE.test(path ?? '')
}

/** How a request names its origin: on a page of the public mode also which one it was. */
export function originOf(
  detail: string,
  from: string | undefined,
): Pick<Place, 'originSource' | 'originDetail'> {
  return isOpenPage(from)
    ? { originSource: 'PPW', originDetail: `${detail}, ${from}` }
    : { originSource: 'FOS', originDetail: detail }
}

/** The page of a form, for a browser without script; it goes on knowing where the form stood. */
export function requestAddress(name: string, from: string | undefined): string {
  return `/request/${name}${isOpenPage(from) ? `?from=${encodeURIComponent(from)}` : ''}`
}
