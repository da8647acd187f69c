import { type Permission, permissionTable } from '@hdoc/contract/permissions.ts'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Assistance } from '../../entities/session/assistance.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { say, useLanguage } from '../../lib/i18n.ts'
import { MessagePage } from '../../ui/message-page.tsx'
import { useGo } from '../../ui/use-go.ts'

const isPermission = (name: string): name is Permission => Object.hasOwn(permissionTable, name)

/** Says which right is missing (`?right=`); only rights of the contract are named, nothing else is shown. */
export function ForbiddenPage() {
  const { t } = useTranslation()
  useLanguage()
  const { check } = useSession()
  const go = useGo()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const name = String(search.right ?? '')
  const right = isPermission(name)
    ? say(permissionTable[name])
    : name === 'platform'
      ? t('pages.right_platform')
      : undefined
  return (
    <MessagePage
      icon={IconLock}
      title={t('pages.forbidden')}
      text={
        <>
          {right && <b>{t('pages.forbidden_right', { right })} </b>}
          {t('pages.forbidden_text')}
        </>
      }
    >
      <Button size="md" onClick={() => go(check ? '/dashboard' : '/')}>
        {t(check ? 'pages.to_dashboard' : 'pages.to_home')}
      </Button>
      <Assistance />
    </MessagePage>
  )
}
