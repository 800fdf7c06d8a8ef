import { document, entryLink, ol, p } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'

const spokenForSpring: DemoEntry = {
  id: 'project-spoken-for-spring',
  type: 'project',
  title: 'Spoken For, Spring 2027',
  slug: 'spoken-for-spring-2027',
  standfirst: 'Five reports for the makers’ fair at Dyer’s Yard, open to anyone with the link.',
  date: '2026-11-04',
  openTo: 'everyone',
  images: ['house-iron-stairs', 'terrazzo', 'house-door'],
  projectEntries: ['cp-26-041', 'rr-26-020', 'gi-24-009', 'gi-23-005', 'bs-21-006'],
  text: document(
    p(
      'Forty makers come to the yard this November with cloth to sell and twelve minutes at each of four tables to sell it in. That is eight hours of talking at every table, over two days. We were asked what they should read on the train. These five: one on an edge, one on a shoulder, one on what falls on the floor, one on a name and one on a contract.',
    ),
    p(
      'The first two are for the cloth. Buyers will have read ',
      entryLink('cp-26-041', 'The Blur Is the Point'),
      ' and will ask for soft edges by name, so bring one, and bring the plain cloth it hangs beside. ',
      entryLink('rr-26-020', 'Shoulders, Let Down'),
      ' says what the sleeves will be doing by then. A cloth that will not fall from the bone is going to have a slow morning.',
    ),
    p(
      'The other three are for the price. Last year we sat at one of the tables and wrote down the questions. In 160 talks the cost per meter came up 152 times, offcuts nine times, who had made it 61 times, and the terms only after the buyer had stood up. Offcuts and terms are where a small maker has something to give that a large one has not.',
    ),
    p(
      'All five are complete. The yard is up thirty-one iron steps; there is a hoist for bolts on the left, and somebody to work it from eight. If you would like the rest of the library, or would like to disagree with a number, the contact page of this project goes straight to the people who did the counting.',
    ),
  ),
}

const aTermWithARuler: DemoEntry = {
  id: 'project-term-with-a-ruler',
  type: 'project',
  title: 'A Term With a Ruler',
  slug: 'a-term-with-a-ruler',
  standfirst: 'Seven reports and a steel rule for twenty-four second-year students, autumn 2026.',
  date: '2026-09-01',
  openTo: 'members',
  images: ['house-ruler', 'tartan-stick', 'house-notebook'],
  projectEntries: ['dm-16-010', 'cp-15-011', 'cp-16-009', 'rr-14-012', 'me-13-004', 'bi-24-015', 'gi-19-018'],
  text: document(
    p(
      'A school of fashion asked us for a lecture on trends. We offered twelve weeks of measuring, and to our surprise they took it. Twenty-four students get a steel rule of 60 centimeters, a pencil and these seven reports, one a week from the second week to the eighth. The first week is for learning to hold the rule: nine of the twelve in last year’s pilot measured from its end, where there are five millimeters before the nought.',
    ),
    p(
      'Each report was chosen because a ruler was the main tool in it. They go from the hand to the street: a lattice good to 0.3 millimeters, a row of twelve numbers that makes a tartan, the distance between two dots, a hem, a doorway, a window, and last a paper pattern that somebody else has to be able to follow. Every student measures one thing of the same kind and brings the figure and the thing.',
    ),
    ol(
      [
        'Week 2, 0.3 millimeters: ',
        entryLink('dm-16-010', 'Craft With a Ruler'),
        '. Measure forty crossings of any grid.',
      ],
      [
        'Week 3, 18 centimeters: ',
        entryLink('cp-15-011', 'Tartan Without a Clan'),
        '. Wind a sett of your own on a stick.',
      ],
      [
        'Week 4, a ratio: ',
        entryLink('cp-16-009', 'A Dot Is a Decision'),
        '. Ten dotted cloths, calipers allowed.',
      ],
      [
        'Week 5, 31 centimeters: ',
        entryLink('rr-14-012', 'Hems at Mid-Calf, Everywhere'),
        '. Fifty hems at one crossing.',
      ],
      [
        'Week 6, 2.10 meters: ',
        entryLink('me-13-004', 'The First Three Steps'),
        '. One door, one hour, with leave.',
      ],
      [
        'Week 7, meters of glass: ',
        entryLink('bi-24-015', 'Rent by the Meter of Window'),
        '. Pace out one side of a street.',
      ],
      [
        'Week 8, a seam allowance: ',
        entryLink('gi-19-018', 'Sell the Pattern Too'),
        '. Draft it so that your neighbor can sew it.',
      ],
    ),
    p(
      'Weeks 9 to 11 are spent in one shop, in threes, which makes eight shops. Each three draws the floor at one to twenty, finds one measure that is wrong and moves it, in tape and cardboard, for a Saturday. The shops have agreed on condition that it is put back. In week 12 all eight drawings are hung in the yard and the shopkeepers come and mark them. We do not.',
    ),
    p(
      'No fashion is taught and none is forbidden. Of the twelve students in last year’s pilot, one left for architecture and two have since been hired by the shop they had measured. The other nine went back to their studios, and their tutors say that they argue more and pin less. Between terms the project is closed, and the reports stay on their shelves.',
    ),
  ),
}

export const projects: DemoEntry[] = [spokenForSpring, aTermWithARuler]
