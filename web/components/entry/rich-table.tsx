import { plainText, type RichTextElement } from '#modules/content/rich-text.ts'
import { withAnd } from '../../reading/text.ts'
import { RichText } from './rich-text.tsx'

/** A first row of head cells names the columns; a head cell further down names its row. */
export function RichTable({ rows }: { rows: RichTextElement[] }) {
  const [first, ...rest] = rows
  const isHead = first?.content.every(isHeadCell) && rest.length > 0
  return (
    // Wide tables scroll by themselves and can be reached by keyboard to do so.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    // biome-ignore lint/a11y/useSemanticElements: no landmark, since a glossary has several tables of the same columns
    <div role="group" className="table" tabIndex={0} aria-label={`Table: ${nameOf(first)}`}>
      <table>
        {first && isHead && (
          <thead>
            <Row row={first} scope="col" />
          </thead>
        )}
        <tbody>
          {(isHead ? rest : rows).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never move
            <Row key={place} row={row} scope="row" />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, scope }: { row: RichTextElement; scope: 'col' | 'row' }) {
  return (
    <tr>
      {row.content.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no ids and never move
        <Cell key={place} cell={cell as RichTextElement} scope={scope} />
      ))}
    </tr>
  )
}

function Cell({ cell, scope }: { cell: RichTextElement; scope: 'col' | 'row' }) {
  const inside = <RichText nodes={cell.content} />
  return isHeadCell(cell) ? <th scope={scope}>{inside}</th> : <td>{inside}</td>
}

function isHeadCell({ nodeType }: { nodeType: string }): boolean {
  return nodeType === 'table-header-cell'
}

function nameOf(row: RichTextElement | undefined): string {
  const cells = row?.content ?? []
  return withAnd(
    cells.map((cell) => plainText({ nodeType: 'document', data: {}, content: [cell] })).join(', '),
  )
}
