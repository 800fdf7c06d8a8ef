import { capeInWind, capesOnPlatform } from '../drawings/runway/capes.ts'
import { backThree } from '../drawings/runway/long-back.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

export const capesForCommuters: DemoEmbed = {
  path: '/embeds/capes-for-commuters.html',
  html: () => {
    const [platform, wind] = [capesOnPlatform().svg(), capeInWind()]
    return book({
      title: 'Capes for Commuters',
      field: '#F4A259',
      spreads: [
        {
          picture: wind.svg(),
          alt: wind.alt,
          title: 'For the 8:14',
          lines: ['Twelve people, four capes,', 'two weeks of trains.', 'RR 25-019'],
        },
        {
          picture: crop(platform, '120 150 420 494'),
          alt: 'The green felt cape, from head to hip, arms inside',
          title: 'No way out',
          lines: ['Green felt, 98 centimeters.', 'No slit, no hand.', 'In the way 83 times.'],
        },
        {
          picture: crop(platform, '290 110 884 1040'),
          alt: 'The lilac gingham cape with its one dark slit, between two others on the platform',
          title: 'One hand',
          lines: [
            'Gingham, 104 centimeters.',
            'Gates with the left,',
            'tea with the left.',
            'In the way 57 times.',
          ],
        },
        {
          picture: crop(platform, '860 470 500 588'),
          alt: 'The hem of the short melon cape over violet trousers, close up',
          title: 'Both hands',
          lines: [
            'Melon cotton, 80 centimeters.',
            'Two slits, 24 from the center.',
            'In the way 29 times.',
            'Nine of twelve kept it.',
          ],
        },
        {
          picture: crop(platform, '1290 110 430 506'),
          alt: 'The navy cape with its round yoke, facing left',
          title: 'The strap inside',
          lines: ['Navy, with a yoke.', 'The bag hangs from the cape,', 'not from the shoulder. $11.'],
        },
        {
          picture: crop(wind.svg(), '60 620 700 824'),
          alt: 'The red cape streaming out behind its wearer, close up',
          title: 'On the bridge',
          lines: ['27 entries about wind,', '19 of them from one bridge.', 'Nobody took it off.'],
        },
        {
          picture: crop(backThree().svg(), '1180 0 620 730'),
          alt: 'A terracotta coat with a cape across its back; the wearer looks round',
          title: 'Or half of one',
          lines: ['A coat with a cape’s back:', 'sleeves for the gate,', 'the rest for the walk home.'],
        },
      ],
    })
  },
}
