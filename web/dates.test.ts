import { expect, test } from 'vitest'
import { dayOf, formatDate, monthOf, weekdayOf } from './dates.ts'

test.each([
  ['yyyy', '2025'],
  ['yy', '25'],
  ['MMMM', 'November'],
  ['MMM', 'Nov'],
  ['MM', '11'],
  ['M', '11'],
  ['dd', '04'],
  ['d', '4'],
  ['do', '4th'],
  ['EEEE', 'Tuesday'],
  ['EEE', 'Tue'],
  ['MMMM d, yyyy', 'November 4, 2025'],
  ['EEEE, do MMMM yyyy', 'Tuesday, 4th November 2025'],
  ['dd/MM/yy', '04/11/25'],
  ["'the' do 'of' MMMM", 'the 4th of November'],
  ["d MMM ''yy", "4 Nov '25"],
])('November 4, 2025 by the pattern %s is %s', (pattern, shown) => {
  expect(formatDate('2025-11-04', pattern)).toBe(shown)
})

test.each([
  ['2025-11-14', 'a day alone'],
  ['2025-11-14T23:00', 'a time that no zone is given for'],
  ['2025-11-14T23:59:59-11:00', 'a time that is the next day elsewhere'],
  ['2025-11-14T00:00:00Z', 'a midnight that is the day before elsewhere'],
])('%s (%s) is November 14, 2025', (date) => {
  expect(formatDate(date, 'MMMM d, yyyy')).toBe('November 14, 2025')
})

test.each(['', null, undefined, 'soon', '2025-13-01', '2025-02-30', '2025-1-1', '14.11.2025', '2025/11/14'])(
  '%j is no date and shows as nothing',
  (date) => {
    expect(formatDate(date, 'MMMM d, yyyy')).toBe('')
  },
)

test.each([
  ['2025-01-01', '1'],
  ['2025-01-04', '1'],
  ['2025-01-05', '2'],
  ['2025-12-27', '52'],
  ['2025-12-28', '1'],
  ['2026-01-03', '1'],
  ['2026-01-04', '2'],
  // A leap year that begins on a Saturday has the most weeks.
  ['2028-12-30', '53'],
  ['2028-12-31', '1'],
])('%s is in week %s, counted from Sunday', (date, week) => {
  expect(formatDate(date, 'w')).toBe(week)
})

test('a week may be shown with two figures', () => {
  expect(formatDate('2025-01-05', "'Week' ww")).toBe('Week 02')
})

test('the ordinals of a month are English', () => {
  const ordinals = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((date) =>
    formatDate(`2025-01-${String(date).padStart(2, '0')}`, 'do'),
  )
  expect(ordinals).toEqual('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st'.split(' '))
})

test('cards show the month, articles the day, and the bar the reader’s own day', () => {
  expect(monthOf('2025-09-14')).toBe('Sep 2025')
  expect(dayOf('2025-09-14')).toBe('September 14, 2025')
  expect(weekdayOf(new Date(2026, 10, 15, 0, 30))).toBe('Sunday, November 15, 2026')
  expect(weekdayOf(new Date(2026, 10, 15, 23, 30))).toBe('Sunday, November 15, 2026')
})
