import { document, h2, italic, ol, p, quote } from '../rich-text.ts'
import type { DemoEntry } from '../types.ts'
import {
  aCatalogWithoutClothes,
  onePhotographASeason,
  theModelSitsDown,
} from './creative-direction/before-2022.ts'
import {
  aBriefOnOnePage,
  castingTheHands,
  nameTheColorFirst,
  theSetIsTheShop,
} from './creative-direction/from-2022.ts'

const oneSentenceWindow: DemoEntry = {
  id: 'cd-16-003',
  type: 'presentation',
  title: 'The Window Has One Sentence',
  slug: 'the-window-has-one-sentence',
  standfirst:
    'A person walking past gives a window two and a half seconds. That is about eleven words, and most windows try to say sixty.',
  code: 'CD 16-003',
  date: '2016-01-18',
  section: 'creative-direction',
  template: 'article',
  tags: ['Windows', 'Shopfronts', 'Color'],
  images: ['forms-window', 'set-from-behind', 'plinth-alone'],
  text: document(
    p(
      'We stood across the road from 32 windows in December with a stopwatch and a notebook. People walk at 1.3 meters a second and begin to look about two meters before the glass. Take off the doorway and the pillar and they are yours for two and a half seconds. They read from the floor up if the light is low and from the face out if there is a face.',
    ),
    p(
      'Then we asked them, ten steps on, what they had seen. Of the windows with more than nine objects, three people in ten could name one thing in it. Of the windows with one to three objects, eight in ten could, and five could say what color it was.',
    ),
    quote(
      'A chair, a coat, and a stair that goes nowhere. Everyone remembered the stair. Everyone bought the coat.',
    ),
    h2('How to write the sentence'),
    ol(
      ['Write it down before anything is built. Subject, verb, object: ', italic('Someone has just left.')],
      ['Take out the adjectives. Snow is an adjective. So is the second mannequin.'],
      ['Build the verb first. The thrown coat, the open drawer, the ladder still leaning.'],
      ['Light one thing. If you light two you have written “and”.'],
      ['Cross the road. Time yourself. Take something out.'],
    ),
    p(
      'The objection is always stock: a window must work for the whole floor. We understand it, and the numbers do not support it. In the four stores that let us thin the window to a single look for a fortnight, sales of that look rose, as you would think; sales of everything else on the floor were level or slightly up. Nobody comes in for the ninth object.',
    ),
    p(
      'Keep the frame dark and wider than seems polite. A margin of 20 percent around the picture does the work of a spotlight and uses no electricity. And change the sentence before you change the set: the stair in our drawing stayed eleven weeks, and had four different coats thrown on the chair.',
    ),
  ),
}

export const creativeDirection = [
  castingTheHands,
  theSetIsTheShop,
  aBriefOnOnePage,
  nameTheColorFirst,
  aCatalogWithoutClothes,
  theModelSitsDown,
  oneSentenceWindow,
  onePhotographASeason,
]
