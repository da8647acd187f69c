import '../../lib/portal-texts.ts'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { crestOf } from '../../entities/session/crest-of.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { setLanguage } from '../../lib/language.ts'
import { AppLink } from '../../ui/display/app-link.tsx'
import { Crest } from '../../ui/display/crest.tsx'
import { useCurrentRoute } from '../routes/use-current-route.ts'
import styles from './portal-frame.module.css'

const links = [
  { to: '/admin-home', label: 'portal.news', route: 'admin.home' },
  { to: '/urmarire', label: 'portal.track', route: 'tracking' },
] as const

/** The frame around the pages that citizens see, with the institution's name. */
export function PortalFrame() {
  const { t } = useTranslation()
  const { institution, check } = useSession()
  const { route } = useCurrentRoute()
  const other = useLanguage() === 'ro' ? 'en' : 'ro'
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
          <AppLink className={styles.name} to="/">
            <Crest height={48} src={crestOf(institution)} />
            <span>
              <b>{institution?.name ?? 'HDoc'}</b>
              {institution && <small>{t('login.county', { county: institution.county_name })}</small>}
            </span>
          </AppLink>
          {institution?.logo && institution.coat_of_arms && <Crest height={40} src={institution.logo} />}
          <nav className={styles.nav} aria-label={t('portal.nav')}>
            {links.map((link) => (
              <AppLink
                key={link.to}
                to={link.to}
                aria-current={route.name === link.route ? 'page' : undefined}
              >
                {t(link.label)}
              </AppLink>
            ))}
            <AppLink to={check ? '/dashboard' : '/login'}>
              {t(check ? 'portal.to_dashboard' : 'portal.sign_in')}
            </AppLink>
          </nav>
          <button type="button" className={styles.language} lang={other} onClick={() => setLanguage(other)}>
            {other.toUpperCase()} <span className="visually-hidden">{t('portal.change_language')}</span>
          </button>
        </div>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <div className={styles.wrap}>
          {institution && <span>{institution.name}</span>}
          {institution?.address && <span>{institution.address}</span>}
          <span>HDoc</span>
        </div>
      </footer>
    </div>
  )
}
