import { Button } from '@mantine/core'
import { IconFileUnknown, IconMapPinOff } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import { MessagePage } from '../../ui/feedback/message-page.tsx'
import { useGo } from '../../ui/links/use-go.ts'

/** No such page; with `?_fr=model` no such record. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const { check } = useSession()
  const go = useGo()
  const search = useSearch({ from: '/either/404', shouldThrow: false })
  const record = search?._fr === 'model'
  return (
    <MessagePage
      icon={record ? IconFileUnknown : IconMapPinOff}
      title={t(record ? 'pages.record_not_found' : 'pages.not_found')}
      text={t(record ? 'pages.record_not_found_text' : 'pages.not_found_text')}
    >
      <Button size="md" onClick={() => go(check ? '/dashboard' : '/')}>
        {t(check ? 'pages.to_dashboard' : 'pages.to_home')}
      </Button>
    </MessagePage>
  )
}
