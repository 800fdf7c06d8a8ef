import type { Section } from '#modules/content/sections.ts'

export const NO_MEMBERSHIP = {
  title: 'Not subscribed',
  message:
    'You are known here, but your account holds no membership at the moment. It may have ended, or nobody has told us yet what it should open. Write to us and we will look the same day.',
}

const movements =
  'Design Movements is not part of your membership. It is where we say what form is doing next, a season before it is in the shops, with the drawings. Ask us and we will open it for a week.'
const insights =
  'Business Insights is not part of your membership. It holds the counts: tills, returns, sizes, streets, with the method beside each figure. Ask us and we will send you one that answers a question you have.'

/** One for each section, since people ask for one and not for everything. */
export const INQUIRIES: Record<Section, string> = {
  'design-movements': movements,
  'creative-direction': movements,
  'business-insights': insights,
  'consumer-insights': insights,
  'color-and-print':
    'Color and Print is not part of your membership. It is every cloth we have drawn, dyed or had woven since 2013, with its colors by name and number. Ask us and we will send you a cutting.',
  'runway-and-research':
    'Runway and Research is not part of your membership. We count what is shown rather than review it: shoulders, hems, sleeves, and how many. Ask us for the last season.',
  merchandising:
    'Merchandising is not part of your membership. It is shop floors drawn to scale, with what each change did to the day’s takings. Ask us, and bring a plan of yours.',
  'business-strategy':
    'Business Strategy is not part of your membership. Each report takes one position, shows the sums and says who should not do it. Ask us which one is about you.',
  'great-ideas':
    'Great Ideas belongs to every membership, and yours has none at the moment. Write to us and we will put that right.',
  'travel-guides':
    'Travel Guides belongs to every membership, and yours has none at the moment. Write to us before you travel.',
  'the-weekly':
    'The Weekly belongs to every membership, and yours has none at the moment. Write to us and you have it on Monday.',
  'in-the-press': 'What the press wrote is open to everyone on our front page.',
}
