import '../../lib/languages/own/administration/settings-texts.ts'
import { purposeLabels } from '@hdoc/contract/portal/purpose-labels.ts'
import { type ScriptSource, scriptSources } from '@hdoc/contract/portal/script-sources.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { say } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { ScriptSourceDialog } from './script-source-dialog.tsx'

const cells: Record<string, (row: ScriptSource) => ReactNode> = {
  purpose: ({ purpose }) => say(purposeLabels[purpose]),
}

/** `/admin/script-sources`: whose scripts institutions may put on their portals. */
export function ScriptSourcesPage() {
  const { t } = useTranslation()
  return (
    <ResourcePage
      resource={scriptSources}
      trail={[{ label: t('clients.platform') }, { label: t('settings.title'), to: '/admin/settings' }]}
      cells={cells}
      widths={{ name: '22%', purpose: '12%', script_origins: '28%', data_origins: '28%' }}
      card={(row) => (
        <CardLines
          title={row.name}
          aside={say(purposeLabels[row.purpose])}
          text={row.script_origins}
          note={row.data_origins}
        />
      )}
      dialog={ScriptSourceDialog}
    />
  )
}
