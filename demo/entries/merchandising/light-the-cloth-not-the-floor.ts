import { asset, document, entryLink, h2, ol, p, table } from '../../rich-text.ts'
import type { DemoEntry } from '../../types.ts'

export const lightTheClothNotTheFloor: DemoEntry = {
  id: 'me-24-005',
  type: 'presentation',
  title: 'Light the Cloth, Not the Floor',
  slug: 'light-the-cloth-not-the-floor',
  standfirst:
    'In thirty-one shops the brightest thing was the aisle. Turning the lamps by thirty degrees cost an afternoon and a ladder.',
  code: 'ME 24-005',
  date: '2024-02-12',
  section: 'merchandising',
  template: 'article',
  tags: ['Lighting', 'Color', 'Materials', 'Midwinter'],
  images: ['light-on-cloth', 'light-thirty-degrees', 'one-mannequin-fewer'],
  text: document(
    p(
      'A lamp in a ceiling points down unless somebody has climbed up and turned it. So the light in most shops falls on the floor, between the rails, where people’s feet are. We took a meter into 31 shops between November and January. The aisle averaged 820 lux. The sleeve of the nearest garment, held where it hung, averaged 210. In four shops the brightest object on the premises was a doormat.',
    ),
    p(
      'The eye goes to the brightest thing it can see and then judges everything else against it. Beside an aisle of 820, a navy coat at 210 is black, and so are the brown and the bottle green. Staff in nineteen shops told us that customers carry dark clothes to the door. They are looking for the color.',
    ),
    h2('Thirty degrees'),
    asset('light-thirty-degrees'),
    p(
      'The lamp should stand about 66 centimeters in front of the rail at the usual ceiling, tilted 30 degrees, so that the middle of its beam meets the sleeve half way down. Steeper, and the shoulders burn while the hems go dark. Flatter, and the customer stands in her own shadow; at 45 degrees every second person we photographed had put her head between the lamp and the shirt.',
    ),
    p(
      'We did it in one shop in January, with one electrician, 44 lamps and no new equipment. It took from two until six and cost $240. The floor fell to 140 lux, which felt like a mistake for ten minutes and then felt like evening. The cloth rose to 900 in the beams. Between them we left it dim on purpose.',
    ),
    table(
      ['', 'Before', 'After'],
      ['Lux on the aisle', '790', '140'],
      ['Lux on the sleeve, in the beam', '230', '900'],
      ['Lamps', '44', '31'],
      ['Carried to the door, per day', '26', '7'],
      ['Dark colors, share of pieces sold', '22%', '34%'],
      ['Electricity, per month', '$188', '$132'],
    ),
    h2('Some lit, some not'),
    p(
      'The temptation, with the tilt found, is to do the whole wall. We did that first and it came out like an airport: every garment equally worth looking at. Thirteen lamps went back into their box. What is left are beams about 1.2 meters apart with a stripe of shade between, and people walk from one to the next. In the shade hang the sizes.',
    ),
    ol(
      [
        'Stand at the door and half close your eyes. Whatever still shows is lit. If it is the floor, start there.',
      ],
      ['Turn lamps before buying any. Then take out a quarter.'],
      [
        'One color temperature to a wall. Two on the same gray flannel look like two flannels, and one will be brought back.',
      ],
      [
        'Light pile, rib and tweed from one side; satin and poplin from two. Texture is shadow, and satin has none to spare.',
      ],
      [
        'Mark the angle on the track with a pencil. Whoever changes the bulb will otherwise point it down again.',
      ],
    ),
    p(
      'Where there is no track, a $35 clamp lamp on the rail’s own upright, aimed across and not down, gets most of the way. And do not count on a lamp to mend a color that was wrong when it was bought. That is settled long before, at the point described in ',
      entryLink('cd-22-012', 'Name the Color First'),
      '.',
    ),
  ),
}
