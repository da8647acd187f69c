import type { Profile } from '@hdoc/contract/accounts/profile.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import { EmailDialog } from './email-dialog.tsx'
import styles from './profile.module.css'

function Email({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState('')
  return (
    <>
      <span className={styles.withButton}>
        {profile.email}
        {profile.has_password && (
          <Button className={styles.inline} variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
            {t('profile.email_change')}
          </Button>
        )}
      </span>
      {asked && (
        <Note kind="info" role="status">
          {t('profile.email_asked', { email: asked })}
        </Note>
      )}
      {open && (
        <EmailDialog
          onAsked={(email) => {
            setOpen(false)
            if (email) setAsked(email)
          }}
        />
      )}
    </>
  )
}

/**
 * What the person cannot change alone: a new address has to be confirmed, the rest is changed by an
 * administrator.
 */
export function OwnFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const groups = profile.groups.map(({ name, role_name }) => `${name} (${role_name})`)
  const facts = [
    ['username', profile.username],
    ['email', <Email key="email" profile={profile} />],
    ['job_title', profile.job_title],
    ['institution', profile.institution_name],
    ['groups', groups.join(', ')],
    ['roles', profile.roles.join(', ')],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>{value || t('profile.none')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t('profile.by_administrator')}</p>
    </>
  )
}
