import './account-texts.ts'
import { type Icon, IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import { EntryFrame } from '../session/entry-frame.tsx'
import styles from './account-card.module.css'

type Props = {
  title: string
  /** Focuses the title, so that it is read out: the page changes without a reload. */
  announce?: boolean
  icon?: Icon
  wide?: boolean
  /** Shows the way back to sign-in under the content. */
  back?: boolean
  children: ReactNode
}

/** One step of a page around signing in. */
export function AccountCard({ title, announce, icon: Picture, wide, back = true, children }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announce) heading.current?.focus()
  }, [announce])
  return (
    <EntryFrame>
      <section className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
        {Picture && (
          <span className={styles.icon}>
            <Picture size={22} aria-hidden />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {back && (
          <AppLink className={styles.back} to="/login">
            <IconArrowLeft size={16} aria-hidden />
            {t('accounts.to_login')}
          </AppLink>
        )}
      </section>
    </EntryFrame>
  )
}
