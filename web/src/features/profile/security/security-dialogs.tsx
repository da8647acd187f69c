import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { Factors, Passkey } from '@hdoc/contract/access/factors.ts'
import { useTranslation } from 'react-i18next'
import { ProofDialog } from '../../../entities/factors/proof-dialog.tsx'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import type { Step } from '../../../ui/form/steps/use-steps.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { TotpDialog } from './totp-dialog.tsx'

/** The dialog that is open. */
export type Opened =
  | { kind: 'totp' | 'remove-totp' | 'passkey' | 'renew' }
  | { kind: 'rename' | 'remove'; passkey: Passkey }
  | { kind: 'codes'; codes: readonly string[]; steps?: readonly Step[] }

type Props = {
  opened: Opened
  factors: Factors
  onOpen: (next: Opened | undefined) => void
}

/** Each change of the section in its own dialog; new recovery codes are shown after the change that made them. */
export function SecurityDialogs({ opened, factors, onOpen }: Props) {
  const { t } = useTranslation()
  const close = () => onOpen(undefined)
  const done = (codes?: readonly string[], steps?: readonly Step[]) =>
    onOpen(codes ? { kind: 'codes', codes, steps } : undefined)
  const isLast = factors.passkeys.length + (factors.totp.on ? 1 : 0) === 1
  const lastNote = isLast && <Note kind="warn">{t('security.remove_last')}</Note>
  const common = { factors, onClose: close }
  switch (opened.kind) {
    case 'totp':
      return <TotpDialog {...common} onDone={done} />
    case 'passkey':
      return <PasskeyDialog {...common} onDone={done} />
    case 'codes':
      return <RecoveryCodesDialog codes={opened.codes} steps={opened.steps} onClose={close} />
    case 'rename':
      return <RenamePasskeyDialog passkey={opened.passkey} onClose={close} onDone={close} />
    case 'renew':
      return (
        <ProofDialog
          {...common}
          title={t('security.codes_renew_title')}
          saveLabel={t('security.codes_renew')}
          run={(body) => call(factorCalls.renewCodes, { body })}
          onDone={({ recovery_codes }) => done(recovery_codes)}
        >
          <p>{t('security.codes_renew_what')}</p>
        </ProofDialog>
      )
    case 'remove-totp':
      return (
        <ProofDialog
          {...common}
          destructive
          title={t('security.remove_app_title')}
          saveLabel={t('security.app_off')}
          run={(body) => call(factorCalls.removeTotp, { body })}
          said={t('security.removed_app')}
          onDone={close}
        >
          <p>{t('security.remove_app_what')}</p>
          {lastNote}
        </ProofDialog>
      )
    case 'remove':
      return (
        <ProofDialog
          {...common}
          destructive
          title={t('security.remove_key_title', { name: opened.passkey.name })}
          saveLabel={t('security.key_remove')}
          run={(proof) => call(factorCalls.removePasskey, { body: { id: opened.passkey.id, ...proof } })}
          said={t('security.removed_key')}
          onDone={close}
        >
          <p>{t('security.remove_key_what')}</p>
          {lastNote}
        </ProofDialog>
      )
  }
}
