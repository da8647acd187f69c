import type { LinkAnswer } from '@hdoc/contract/accounts/accounts.ts'
import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answer } from '../../ui/feedback/answer.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { type LinkKind, linkQuery } from './queries.ts'

function EndedLink({ kind }: { kind: LinkKind }) {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <AccountCard title={t('accounts.link_title')} icon={IconLinkOff} announce>
      <p>{t('accounts.link_text')}</p>
      {kind === 'reset' && (
        <Button size="md" fullWidth onClick={() => go('/forgot-password')}>
          {t('accounts.link_reset')}
        </Button>
      )}
      {kind === 'confirmation' && <p className={styles.quiet}>{t('accounts.link_confirmation')}</p>}
      {kind === 'invitation' && <p className={styles.quiet}>{t('accounts.link_invitation')}</p>}
    </AccountCard>
  )
}

type Props = {
  kind: LinkKind
  token: string
  /** Title shown while the link is checked. */
  title: string
  children: (link: LinkAnswer, onEnded: () => void) => ReactNode
}

/** A page that a mailed link led to. Opening the page only checks the link; the page's button uses it. */
export function LinkPage({ kind, token, title, children }: Props) {
  const [ended, setEnded] = useState(false)
  const answer = useQuery(linkQuery(kind, token))
  const { data } = answer
  if (ended || answer.error?.status === 404) return <EndedLink kind={kind} />
  if (data) return children(data, () => setEnded(true))
  return (
    <AccountCard title={title}>
      <Answer query={answer} />
    </AccountCard>
  )
}
