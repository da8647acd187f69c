import { errorTable } from '@hdoc/contract/failures/errors.ts'
import { missingRightText } from '@hdoc/contract/rights/missing-right.ts'
import { groupPermissionTable, type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { rightExplainedQuery } from '../../entities/rights/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { MessagePage } from '../../ui/feedback/message-page.tsx'
import { useGo } from '../../ui/links/use-go.ts'

/** What the right is called; undefined when the contract knows none of this name. */
const labelOf = (name: string): Text | undefined => {
  const labels: Readonly<Record<string, Text>> = { ...permissionTable, ...groupPermissionTable }
  return Object.hasOwn(labels, name) ? labels[name] : undefined
}
const isPermission = (name: string): name is Permission => Object.hasOwn(permissionTable, name)

/**
 * Names the roles of the institution that carry the right and whom to ask. Shows the general sentence until
 * that is known.
 */
function HowToGetIt({ right }: { right: Permission }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery(rightExplainedQuery(right))
  return data ? missingRightText(data.carried_by, data.ask, language) : t('pages.forbidden_text')
}

/**
 * Says which right is missing (`?right=`), who has it and whom to ask. It names only rights of the contract.
 */
export function ForbiddenPage() {
  const { t } = useTranslation()
  useLanguage()
  const { check } = useSession()
  const go = useGo()
  const { right: name = '' } = useSearch({ from: '/either/forbidden' })
  const right = isPermission(name) ? name : undefined
  const label = labelOf(name)
  return (
    <MessagePage
      icon={IconLock}
      title={t('pages.forbidden')}
      text={
        <>
          {label && <b>{t('pages.forbidden_right', { right: say(label) })} </b>}
          {right && check ? (
            <HowToGetIt right={right} />
          ) : name === 'platform' ? (
            say(errorTable.PLATFORM_ONLY)
          ) : (
            t('pages.forbidden_text')
          )}
        </>
      }
    >
      <Button size="md" onClick={() => go(check ? '/dashboard' : '/')}>
        {t(check ? 'pages.to_dashboard' : 'pages.to_home')}
      </Button>
    </MessagePage>
  )
}
