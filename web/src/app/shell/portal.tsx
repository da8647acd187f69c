import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskConsent } from '../../entities/consent/consent-store.ts'
import { crestOf } from '../../entities/session/crest-of.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { switchLanguage } from '../../entities/session/switch-language.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Crest } from '../../ui/display/crest.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import styles from './portal.module.css'

const Nothing = () => <></>
// Most visits need neither, and where one cannot be fetched the page goes on without it: nothing is then loaded from others.
const ConsentPanel = lazy(() =>
  import('../../features/consent/consent-panel.tsx').catch(() => ({ default: Nothing })),
)
const ReadingPanel = lazy(() =>
  import('../../features/reading/reading-panel.tsx').catch(() => ({ default: Nothing })),
)

const links = [
  // First in the menu, as annex 1 of the Administrative Code (OUG 57/2019) asks.
  { to: '/monitor-oficial', label: 'portal.gazette', route: 'gazette', boxed: true },
  { to: '/admin-home', label: 'portal.news', route: 'admin.home', boxed: false },
  { to: '/urmarire', label: 'portal.track', route: 'tracking', boxed: false },
] as const

/** At the foot of every page: what the law wants found everywhere. */
const pages = [
  { to: '/contact', label: 'portal.page_contact' },
  { to: '/termeni-si-conditii', label: 'portal.page_terms' },
  { to: '/protectia-datelor-personale', label: 'portal.page_data_protection' },
  { to: '/accesibilitate', label: 'portal.page_accessibility' },
] as const

/** The pages of the gazette stand under its one entry. */
const isCurrent = (current: string | undefined, route: string): boolean =>
  current === route || (route === 'gazette' && (current?.startsWith('gazette.') ?? false))

type Props = {
  /** Name of the route that is shown. */
  current: string | undefined
  children: ReactNode
}

/** The frame around the pages that citizens see, with the institution's name; it needs no router. */
export function Portal({ current, children }: Props) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const { institution, check } = useSession()
  const other = useLanguage() === 'ro' ? 'en' : 'ro'
  const asksConsent = useAskConsent()
  const [opened, setOpened] = useState<'consent' | 'reading' | null>(null)
  const close = () => setOpened(null)
  const toggle = (which: 'consent' | 'reading') => {
    setOpened((now) => (now === which ? null : which))
    scrollTo(0, 0)
  }
  return (
    <div className={styles.portal}>
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t('common.skip')}
      </button>
      <header className={styles.head}>
        <div className={`${styles.wrap} ${styles.bar}`}>
          <Link className={styles.name} to="/">
            <Crest height={48} src={crestOf(institution)} />
            <span>
              <b>{institution?.name ?? 'HDoc'}</b>
              {institution && <small>{t('login.county', { county: institution.county_name })}</small>}
            </span>
          </Link>
          {institution?.logo && institution.coat_of_arms && <Crest height={40} src={institution.logo} />}
          <nav className={styles.nav} aria-label={t('portal.nav')}>
            {links.map((link) => (
              <Link
                key={link.to}
                className={link.boxed ? styles.boxed : undefined}
                to={link.to}
                aria-current={isCurrent(current, link.route) ? 'page' : undefined}
              >
                {t(link.label)}
              </Link>
            ))}
            <Link to={check ? '/dashboard' : '/login'}>
              {t(check ? 'portal.to_dashboard' : 'portal.sign_in')}
            </Link>
          </nav>
          <div className={styles.tools}>
            <button
              type="button"
              className={`${styles.language} ${styles.reading}`}
              aria-expanded={opened === 'reading'}
              title={t('portal.reading')}
              onClick={() => toggle('reading')}
            >
              <span aria-hidden>Aa</span> <span className="visually-hidden">{t('portal.reading')}</span>
            </button>
            <button
              type="button"
              className={styles.language}
              lang={other}
              onClick={() => void switchLanguage(other)}
            >
              {other.toUpperCase()} <span className="visually-hidden">{t('portal.change_language')}</span>
            </button>
          </div>
        </div>
      </header>
      <Suspense>
        {opened === 'reading' && <ReadingPanel onClose={close} />}
        {(opened === 'consent' || asksConsent) && (
          <ConsentPanel key={opened} isOpened={opened === 'consent'} onClose={close} />
        )}
      </Suspense>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.wrap}>
          <nav className={styles.pages} aria-label={t('portal.pages')}>
            {pages.map(({ to, label }) => (
              <Link key={to} to={to}>
                {t(label)}
              </Link>
            ))}
          </nav>
          {institution && <span>{institution.name}</span>}
          {institution?.address && <span>{institution.address}</span>}
          <button
            type="button"
            className={styles.quietLink}
            aria-expanded={opened === 'consent'}
            onClick={() => toggle('consent')}
          >
            {t('portal.consent')}
          </button>
          <span>HDoc</span>
        </div>
      </footer>
    </div>
  )
}
