import { document, p } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'

const spokenForSpring: DemoEntry = {
  id: 'project-spoken-for-spring',
  type: 'project',
  title: 'Spoken For, Spring 2027',
  slug: 'spoken-for-spring-2027',
  standfirst: 'Three reports for the makers’ fair at Dyer’s Yard, open to anyone with the link.',
  date: '2026-11-04',
  openTo: 'everyone',
  images: ['terrazzo'],
  projectEntries: ['cp-26-041', 'rr-26-020', 'gi-24-009'],
  text: document(
    p(
      'Forty makers come to the yard this November with cloth to sell and twelve minutes each to sell it in. We were asked what they should read on the train. These three: one on an edge, one on a shoulder, one on what falls on the floor.',
    ),
    p(
      'They are complete, not extracts. If you would like the rest of the library, or would like to disagree with a number, the contact page of this project goes straight to the people who did the counting.',
    ),
  ),
}

export const projects = [spokenForSpring]
