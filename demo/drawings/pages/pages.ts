import type { Drawing } from '../drawing.ts'
import { calico } from './calico.ts'
import { indexDrawer } from './index-drawer.ts'
import { longTable } from './long-table.ts'
import { pinboard } from './pinboard.ts'
import { notebook, ruler } from './ruler-and-notebook.ts'
import { frayedCorner, loupe } from './threads.ts'
import { tray } from './tray.ts'
import { door, ironStairs } from './yard.ts'

/** The house itself: its tools, its table and its stairs, for the pages that are about no one cloth. */
export const pages: Drawing[] = [
  tray(),
  loupe(),
  frayedCorner(),
  calico(),
  door(),
  ironStairs(),
  longTable(),
  indexDrawer(),
  pinboard(),
  notebook(),
  ruler(),
]
