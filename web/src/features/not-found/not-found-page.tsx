import { Button } from '@mantine/core'
import { IconFileUnknown, IconMapPinOff } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { useGo } from '../../ui/use-go.ts'
import styles from './not-found-page.module.css'

/** No such page; with `?_fr=model` no such record. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const { check } = useSession()
  const go = useGo()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const record = search._fr === 'model'
  const Icon = record ? IconFileUnknown : IconMapPinOff
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <Icon size={28} aria-hidden />
      </span>
      <h1>{t(record ? 'pages.record_not_found' : 'pages.not_found')}</h1>
      <p>{t(record ? 'pages.record_not_found_text' : 'pages.not_found_text')}</p>
      <Button size="md" onClick={() => go(check ? '/dashboard' : '/')}>
        {t(check ? 'pages.to_dashboard' : 'pages.to_home')}
      </Button>
    </div>
  )
}
