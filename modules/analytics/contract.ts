import { type Static, Type } from 'typebox'

/** What a page says of itself: what `reportedPath` left of its address, and nothing else. */
export const PageView = Type.Object(
  {
    path: Type.String({
      pattern: '^/[^?#]*$',
      maxLength: 1000,
      description: 'The path of the page, or its route template. Never with a query.',
    }),
  },
  { additionalProperties: false },
)
export type PageView = Static<typeof PageView>
