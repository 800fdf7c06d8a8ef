import type { Drawing } from '../drawing.ts'
import { argyles } from './argyle.ts'
import { bound } from './bound.ts'
import { checks } from './checks.ts'
import { ikats } from './ikat.ts'
import { intarsia } from './intarsia.ts'
import { kasuri } from './kasuri.ts'
import { madrases } from './madras.ts'
import { onScreen } from './screen.ts'
import { seersuckers } from './seersucker.ts'
import { slackAndTaut } from './slack.ts'
import { stripe } from './stripe.ts'
import { tartans } from './tartans.ts'
import { tickings } from './tickings.ts'
import { twills } from './twills.ts'

/** Color and Print, from the loom: colour is in the yarn before there is a cloth. */
export const wovens: Drawing[] = [
  ...ikats,
  stripe(),
  ...checks,
  onScreen(),
  ...madrases,
  ...tickings,
  ...tartans,
  ...twills,
  ...kasuri,
  bound(),
  ...seersuckers,
  slackAndTaut(),
  ...argyles,
  intarsia(),
]
