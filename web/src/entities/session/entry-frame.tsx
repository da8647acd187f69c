import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Crest } from '../../ui/display/crest.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { Assistance } from './assistance.tsx'
import { crestOf } from './crest-of.ts'
import styles from './entry-frame.module.css'
import { useSession } from './session-store.ts'
import { switchLanguage } from './switch-language.ts'

function InstitutionName() {
  const { t } = useTranslation()
  const { institution } = useSession()
  return (
    <div className={styles.name}>
      <Crest height={40} src={crestOf(institution)} />
      <span>
        <b>{institution?.name ?? 'HDoc'}</b>
        <small>
          {institution ? t('login.county', { county: institution.county_name }) : t('login.platform')}
        </small>
      </span>
    </div>
  )
}

function Links() {
  const { t } = useTranslation()
  const { institution } = useSession()
  const language = useLanguage()
  return (
    <nav className={styles.links} aria-label={t('common.language')}>
      {(['ro', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => void switchLanguage(code)}
        >
          {t(`common.language_${code}`)}
        </button>
      ))}
      {institution && <AppLink to="/">{t('login.portal')}</AppLink>}
    </nav>
  )
}

/**
 * The frame of the pages around signing in: whose registry this is above, language and the public page below.
 */
export function EntryFrame({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <InstitutionName />
      {children}
      <Assistance />
      <Links />
    </main>
  )
}
