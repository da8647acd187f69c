import {
  mostCorrections,
  mostResends,
  mostWrongCodes,
} from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { FormResult, SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { maskEmail } from '../../accounts/index.ts'
import type { FormFileRow } from './queries/files.ts'
import type { SendRow } from './queries/send-row.ts'
import { stateOf } from './send-rules.ts'

type Around = { institution: string; files: readonly FormFileRow[]; result: FormResult | null; now: Date }

/** A form as whoever holds its key or link sees it. */
export function presentSend(row: SendRow, { institution, files, result, now }: Around): SentForm {
  return {
    kind: row.kind,
    state: stateOf(row, now),
    institution,
    email: row.email === '' ? '' : maskEmail(row.email),
    sent_at: row.sent_at,
    lines: row.told,
    files: files.map(({ id, name, size, received, sha256 }) => ({
      id,
      name,
      size,
      received,
      whole: sha256 !== null,
    })),
    until: row.expires_at,
    resends_left: Math.max(0, mostResends - row.resends),
    corrections_left: Math.max(0, mostCorrections - row.corrections),
    code_tries_left: Math.max(0, mostWrongCodes - row.wrong_codes),
    result,
  }
}
