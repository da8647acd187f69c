import { oddCode } from '@hdoc/contract/issuers/issuer-codes.ts'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/format/clock.ts'
import { Note } from '../../ui/feedback/note.tsx'

/** A remark under a code that is unusual; it hinders nothing. */
export function OddCodeNote({ field, value }: { field: 'cnp' | 'onrc'; value: string }) {
  const { t } = useTranslation()
  const odd = oddCode(field, value, today())
  return odd ? (
    <Note kind="warn" role="status">
      {t(`registration.odd_${odd}`)}
    </Note>
  ) : null
}
