import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { SHEET_TITLE, SIGNATURES_ON_SHEET } from '../../../platform/pdf/stamp/stamp-order.ts'
import type { RequestRow } from '../record/queries/requests.ts'
import type { StepRow } from '../record/queries/steps.ts'

/** The first lines of a sheet of signatures. Papers of the institution are written in Romanian. */
export const sheetHeading = ({ number, file_name, file_version }: RequestRow): string[] => [
  SHEET_TITLE,
  `Documentul ${number} · fișierul ${file_name}, versiunea ${file_version}`,
  'Semnături simple, desenate pe ecran; foaia face parte din copia semnată, originalul rămâne neschimbat.',
]

type Signing = { name: string; jobTitle: string; label: string; for: string; at: Date; shown: string }

/** What stands beside a signature: who, as what, when, and which bytes they looked at. */
export const signatureLines = ({ name, jobTitle, label, for: absent, at, shown }: Signing): string[] => [
  name,
  ...[jobTitle, label, absent && `pentru ${absent}`].filter((line) => line !== ''),
  `${formatDate(localDate(at))}, ora ${localTime(at)}`,
  'SHA-256 al fișierului privit:',
  shown.slice(0, 32),
  shown.slice(32),
]

/** How many signatures the last sheet bears: those drawn since the paper was last replaced by a scan. */
export function onLastSheet(steps: readonly StepRow[]): number {
  const ways = steps.flatMap(({ signed }) => signed ?? [])
  const drawn = ways.slice(ways.lastIndexOf('paper') + 1).length
  return drawn % SIGNATURES_ON_SHEET
}
