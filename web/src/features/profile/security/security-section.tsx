import '../../../lib/languages/own/administration/security-texts.ts'
import type { Factors } from '@hdoc/contract/access/factors.ts'
import { Button } from '@mantine/core'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { factorsQuery } from '../../../entities/factors/queries.ts'
import { refreshSession, useSession } from '../../../entities/session/session-store.ts'
import { formatDate, formatNumber } from '../../../lib/format/format.ts'
import { Card } from '../../../ui/display/card.tsx'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { type Opened, SecurityDialogs } from './security-dialogs.tsx'
import { SecurityPart } from './security-part.tsx'
import styles from './security-section.module.css'

type PartProps = { factors: Factors; onOpen: (opened: Opened) => unknown }

function AppPart({ factors, onOpen }: PartProps) {
  const { t } = useTranslation()
  const { on, since } = factors.totp
  return (
    <SecurityPart
      title={t('security.app')}
      state={
        <StatusTag className={on ? 'status-ok' : 'status-mute'}>
          {t(on ? 'security.on' : 'security.off')}
        </StatusTag>
      }
      text={
        <>
          {t('security.app_text')} {since && t('security.app_since', { date: formatDate(since) })}
        </>
      }
      actions={
        on ? (
          <>
            <Button variant="default" onClick={() => onOpen({ kind: 'totp' })}>
              {t('security.app_replace')}
            </Button>
            <Button variant="default" onClick={() => onOpen({ kind: 'remove-totp' })}>
              {t('security.app_off')}
            </Button>
          </>
        ) : (
          <Button onClick={() => onOpen({ kind: 'totp' })}>{t('security.app_on')}</Button>
        )
      }
    />
  )
}

function KeysPart({ factors, onOpen }: PartProps) {
  const { t } = useTranslation()
  const isSupported = browserSupportsWebAuthn()
  return (
    <SecurityPart
      title={t('security.keys')}
      text={isSupported ? t('security.keys_text') : t('security.key_unsupported')}
      actions={
        isSupported && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => onOpen({ kind: 'passkey' })}
          >
            {t('security.key_add')}
          </Button>
        )
      }
    >
      {factors.passkeys.length > 0 && (
        <PasskeyList
          passkeys={factors.passkeys}
          onRename={(passkey) => onOpen({ kind: 'rename', passkey })}
          onRemove={(passkey) => onOpen({ kind: 'remove', passkey })}
        />
      )}
    </SecurityPart>
  )
}

function CodesPart({ factors, onOpen }: PartProps) {
  const { t } = useTranslation()
  const left = factors.recovery_left
  const hasFactor = factors.totp.on || factors.passkeys.length > 0
  const count =
    left === 0
      ? t('security.codes_used_up')
      : t('security.codes_left', { count: left, figure: formatNumber(left) })
  return (
    <SecurityPart
      title={t('security.codes')}
      text={
        <>
          {t('security.codes_text')} {hasFactor ? count : t('security.codes_none')}
        </>
      }
      actions={
        hasFactor && (
          <Button variant="default" onClick={() => onOpen({ kind: 'renew' })}>
            {t('security.codes_renew')}
          </Button>
        )
      }
    />
  )
}

/** Second factors, passkeys and recovery codes of the signed-in person: a part of the profile page. */
export function SecuritySection() {
  const { t } = useTranslation()
  const { user } = useSession()
  const router = useRouter()
  const answer = useQuery(factorsQuery)
  const { data: factors } = answer
  const [opened, setOpened] = useState<Opened>()
  const open = async (next: Opened | undefined) => {
    setOpened(next)
    // A person who had to set up a factor may go on now, so guards and menu need the new session. This waits
    // until the recovery codes were seen, because it draws the page around the dialog anew.
    if (next === undefined && user?.must) {
      await refreshSession({ keepWhenUnanswered: true })
      await router.invalidate()
    }
  }
  const required = factors?.required && (
    <StatusTag className="status-info">{t('security.required')}</StatusTag>
  )
  return (
    <Card title={t('security.title')} help={t('security.intro')} actions={required}>
      {user?.must === 'second_factor' && (
        <div className={styles.must}>
          <Note kind="warn" role="status">
            <b>{t('security.must_title')}</b> {t('security.must')}
          </Note>
        </div>
      )}
      <Answer query={answer} label={t('security.loading')} />
      {factors && (
        <>
          <AppPart factors={factors} onOpen={open} />
          <KeysPart factors={factors} onOpen={open} />
          <CodesPart factors={factors} onOpen={open} />
          {user?.must === undefined && <LinkedAccounts factors={factors} />}
          {opened && <SecurityDialogs opened={opened} factors={factors} onOpen={(next) => void open(next)} />}
        </>
      )}
    </Card>
  )
}
