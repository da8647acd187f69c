import '../../lib/languages/own/administration/settings-texts.ts'
import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { SectionName } from '@hdoc/contract/settings/settings.ts'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Assistance } from '../../entities/session/assistance.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { Page } from '../../ui/display/page.tsx'
import { MessagePage } from '../../ui/feedback/message-page.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { openSections, pathOfSection, rightOfSection } from './section-rights.ts'
import styles from './settings.module.css'

/** The frame around a section: links to the other sections, or a message to a person who lacks the right. */
export function SettingsFrame({ section, children }: { section: SectionName; children: ReactNode }) {
  const { t } = useTranslation()
  useLanguage()
  const { user } = useSession()
  const open = user ? openSections(user) : []
  if (!open.includes(section))
    return (
      <MessagePage
        icon={IconLock}
        title={t('pages.forbidden')}
        text={
          <>
            <b>{t('settings.missing', { right: say(permissionTable[rightOfSection[section]]) })} </b>
            {t('pages.forbidden_text')}
          </>
        }
      >
        <Assistance />
      </MessagePage>
    )
  return (
    <Page
      title={t(`settings.${section}`)}
      breadcrumb={[
        { label: t('registers.administration') },
        { label: t('settings.title'), to: '/admin/settings' },
        { label: t(`settings.${section}`) },
      ]}
    >
      <div className={styles.frame}>
        <nav className={styles.nav} aria-label={t('settings.sections')}>
          {open.map((name) => (
            <AppLink key={name} to={pathOfSection[name]} aria-current={name === section ? 'page' : undefined}>
              {t(`settings.${name}`)}
            </AppLink>
          ))}
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  )
}
