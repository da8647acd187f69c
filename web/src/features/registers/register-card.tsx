import type { Register } from '@hdoc/contract/registers/registers.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { ClosedTag, categoryOf, nextNumberOf } from './register-cells.tsx'

/** A register in the list of a phone. */
export function RegisterCard({ row }: { row: Register }) {
  return (
    <CardLines
      title={row.name}
      aside={row.code}
      text={categoryOf(row)}
      note={row.closed ? <ClosedTag row={row} /> : nextNumberOf(row)}
    />
  )
}
