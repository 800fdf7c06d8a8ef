import { document, entryLink, h2, p, quote, table } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import {
  sizeFourteenSellsOutFirst,
  theThirdMarkdownNeverPays,
  whatAHangerCosts,
} from './business-insights/to-2015.ts'
import { returnsHaveAWeekday, sundayIsTwoDays, thePriceEndsInZero } from './business-insights/to-2018.ts'
import { anEmptyStreetMeasured, stockInTheWrongTown, thePriceOfABasic } from './business-insights/to-2021.ts'
import {
  cottonEighteenMonthsLater,
  rentByTheMeterOfWindow,
  theCostOfOneMoreColor,
} from './business-insights/to-2024.ts'
import { staffWhoStaySell, theDepositComesBack, woolUpWeightDown } from './business-insights/to-2026.ts'

const fullPriceHasASeason: DemoEntry = {
  id: 'bi-26-031',
  type: 'presentation',
  title: 'Full Price Has a Season',
  slug: 'full-price-has-a-season',
  standfirst: 'Two of them, in fact, eleven weeks each. The rest is habit.',
  code: 'BI 26-031',
  date: '2026-09-21',
  section: 'business-insights',
  template: 'article',
  tags: ['Full price', 'Markdown', 'Assortment'],
  images: ['chart', 'pinned-strips', 'sunday-cards'],
  text: document(
    p(
      'Nineteen members let us read their tills for a year: 3.1 million lines, from 104 stores, with the names taken off. We drew one thread for each week, green upward for what went at the ticket and red downward for what did not. The picture has two hills. They stand in weeks 10 to 20 and weeks 36 to 46, and between them the year is flat.',
    ),
    p(
      'Sixty-two percent of everything sold at full price was sold in those twenty-two weeks. That is not news to anyone who has stood on a floor in October. What surprised us is the flat part. Outside the hills full-price sales hardly move, whatever is done to them. Weeks with a promotion and weeks without differ by less than the difference between a wet Saturday and a dry one.',
    ),
    table(
      ['', 'Hills, 22 weeks', 'Flats, 30 weeks'],
      ['Share of full-price units', '62%', '38%'],
      ['Share of promotions', '31%', '69%'],
      ['Margin given away', '$1.9m', '$7.4m'],
      ['Units gained, our estimate', '41,000', '12,000'],
    ),
    h2('Habit, dated'),
    p(
      'So 69 percent of the promotions are run where they do least. We asked why. In eleven of nineteen companies the reason given was last year’s calendar, and in two of those nobody now employed had written it. One midsummer event turned out to mark the closing of a warehouse in 2009.',
    ),
    quote('We were discounting to celebrate a building.'),
    h2('What the four did who stopped'),
    p(
      'Four members agreed to leave the flats alone from January to June: no codes, no multi-buy, one clearance at the end of each hill and no other. Units fell by three percent. Margin rose by eleven. The customers they lost had bought, on average, 1.2 things a year, at 44 percent off.',
    ),
    p(
      'It asks for a steady hand in weeks 22 to 26, when the threads go short and somebody will want to do something. Give them something to do. Two of the four moved their alteration days and their trunk shows there, for reasons set out in ',
      entryLink('bs-17-011', 'Own the Alteration'),
      ', and found that a flat week is mostly a week when people have time.',
    ),
  ),
}

export const businessInsights = [
  fullPriceHasASeason,
  theDepositComesBack,
  staffWhoStaySell,
  woolUpWeightDown,
  rentByTheMeterOfWindow,
  theCostOfOneMoreColor,
  cottonEighteenMonthsLater,
  stockInTheWrongTown,
  anEmptyStreetMeasured,
  thePriceOfABasic,
  returnsHaveAWeekday,
  sundayIsTwoDays,
  thePriceEndsInZero,
  sizeFourteenSellsOutFirst,
  theThirdMarkdownNeverPays,
  whatAHangerCosts,
]
