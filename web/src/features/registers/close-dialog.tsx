import { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'
import { ClosingEffects } from './closing-effects.tsx'

/** Closes an open register or reopens a closed one, with the reason. */
export function CloseDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, name, closed } = register
  return (
    <ReasonDialog
      endpoint={closed ? registerCalls.reopen : registerCalls.close}
      values={{ id, version }}
      changes={[{ what: 'register.changed', id }]}
      title={t(closed ? 'registers.reopen_title' : 'registers.close_title', { name })}
      label={t('registers.close_reason')}
      maxLength={500}
      save={t(closed ? 'registers.reopen' : 'registers.close')}
      said={t(closed ? 'registers.reopen_done' : 'registers.close_done', { name })}
      destructive={!closed}
      onClose={onClose}
    >
      <Note kind={closed ? 'info' : 'warn'}>
        {t(closed ? 'registers.reopen_what' : 'registers.close_what')}
        {!closed && <ClosingEffects register={register} />}
      </Note>
    </ReasonDialog>
  )
}
