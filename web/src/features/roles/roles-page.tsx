import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import type { Role } from '@hdoc/contract/people/roles.ts'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateButton } from '../../entities/resource/resource-list.tsx'
import { useOpening } from '../../entities/resource/use-opening.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { Page } from '../../ui/display/page.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { BundlesTab } from './bundles-tab.tsx'
import { MatrixTab } from './matrix-tab.tsx'
import { PermissionsTab } from './permissions-tab.tsx'
import styles from './roles.module.css'
import { RolesTab } from './roles-tab.tsx'

type Tab = 'roles' | 'bundles' | 'permissions' | 'matrix'

function RightsPage({ first, platform }: { first: Tab; platform?: boolean }) {
  const { t } = useTranslation()
  const { user, institution } = useSession()
  const [tab, setTab] = useState<string | null>(first)
  const role = useOpening<Role>()
  const bundle = useOpening<Bundle>()
  /** The tabs in which rows are added. */
  const adding = {
    roles: { opening: role, create: <CreateButton resource="role" onClick={() => role.create()} /> },
    bundles: {
      opening: bundle,
      create: <CreateButton resource="permission_bundle" onClick={() => bundle.create()} />,
    },
  }
  const title = platform ? t('rights.platform_title') : t('rights.title')
  return (
    <Page
      fill
      title={title}
      breadcrumb={[{ label: t('rights.administration') }, { label: title }]}
      actions={(tab === 'roles' || tab === 'bundles') && adding[tab].create}
    >
      {platform && user?.hdoc_id !== 0 && (
        <Note kind="info">{t('rights.inside_client', { name: institution?.name ?? '' })}</Note>
      )}
      <Tabs className={styles.tabs ?? ''} value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List aria-label={t('rights.tabs')}>
          <Tabs.Tab value="roles">{t('rights.roles')}</Tabs.Tab>
          <Tabs.Tab value="matrix">{t('rights.matrix')}</Tabs.Tab>
          <Tabs.Tab value="permissions">{t('rights.permissions')}</Tabs.Tab>
          <Tabs.Tab value="bundles">{t('rights.bundles')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="roles" className={styles.panel ?? ''}>
          <RolesTab {...adding.roles} />
        </Tabs.Panel>
        <Tabs.Panel value="matrix" className={styles.panel ?? ''}>
          <MatrixTab />
        </Tabs.Panel>
        <Tabs.Panel value="permissions" className={styles.panel ?? ''}>
          <PermissionsTab />
        </Tabs.Panel>
        <Tabs.Panel value="bundles" className={styles.panel ?? ''}>
          <BundlesTab {...adding.bundles} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

/** `/user/roles`: roles of the institution. */
export const RolesPage = () => <RightsPage first="roles" />
/** `/admin/user/roles`: roles of the platform's own people. */
export const PlatformRolesPage = () => <RightsPage first="roles" platform />
/** `/admin/user/permissions`: the same screen, beginning with the permissions. */
export const PlatformPermissionsPage = () => <RightsPage first="permissions" platform />
