import type { Agreement } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { useTranslation } from 'react-i18next'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'

type Props = {
  of: 'approval' | 'sign'
  /** The newest request about the present bytes. */
  asked: Agreement | null
  ask: { allowed: boolean; reason?: string | undefined; act: () => void }
}

/** Leads to the request that waits, for whoever it waits for; else asks, or asks again after a no. */
export function Asked({ of, asked, ask }: Props) {
  const { t } = useTranslation()
  const status = asked?.status.name ?? ''
  const command = (
    <GuardedButton
      variant="default"
      size="compact-sm"
      allowed={ask.allowed}
      reason={ask.reason}
      onClick={ask.act}
    >
      {t(of === 'sign' ? 'settling.sign' : 'settling.approve')}
    </GuardedButton>
  )
  if (!asked) return command
  const said = asked.own
    ? t(of === 'sign' ? 'settling.sign_own' : 'settling.approval_own')
    : t(of === 'sign' ? 'settling.sign_open' : 'settling.approval_open', { status })
  return (
    <>
      <AppLink to="/document/approve" search={{ request: asked.request_id }}>
        {said}
      </AppLink>
      {!asked.is_open && command}
    </>
  )
}
