import '../../lib/languages/own/administration/settings-texts.ts'
import './template-texts.ts'
import {
  isAddedKind,
  type TemplateKind,
  templateKindLabels,
} from '@hdoc/contract/templates/template-kinds.ts'
import type { TemplateRow } from '@hdoc/contract/templates/templates.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format/format.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { templatesQuery } from './queries.ts'
import styles from './templates.module.css'

const kinds = ['page', 'mail', 'answer', 'resolution'] as const satisfies TemplateKind[]

function KindCard({ kind, rows }: { kind: TemplateKind; rows: readonly TemplateRow[] }) {
  const { t } = useTranslation()
  return (
    <Card title={say(templateKindLabels[kind])}>
      <p className={styles.quiet}>{t(`templates.about_${kind}`)}</p>
      {rows.length === 0 && <p>{t('templates.none')}</p>}
      <ul className={styles.rows}>
        {rows.map(({ id, name, own, updated_at, updated_by }) => (
          <li key={id}>
            <AppLink to="/admin/settings/template/$id" params={{ id }}>
              {name}
            </AppLink>
            {!isAddedKind(kind) && (
              <StatusTag className={own ? 'status-info' : 'status-neutral'}>
                {t(own ? 'templates.own' : 'templates.platform')}
              </StatusTag>
            )}
            {updated_at && (
              <span className={styles.quiet}>
                {t('templates.changed', { date: formatDate(updated_at), name: updated_by })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `/admin/settings/templates`: whose words stand on pages, in mails and in answers. */
export function TemplatesPage() {
  const { t } = useTranslation()
  useLanguage()
  const go = useGo()
  const answer = useQuery(templatesQuery())
  return (
    <Page
      title={t('templates.title')}
      breadcrumb={[{ label: t('settings.title'), to: '/admin/settings' }, { label: t('templates.title') }]}
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => go('/admin/settings/template/new')}
        >
          {t('templates.new')}
        </Button>
      }
    >
      <Answer query={answer}>
        {({ data }) => (
          <div className={styles.stack}>
            {kinds.map((kind) => (
              <KindCard key={kind} kind={kind} rows={data.filter((row) => row.kind === kind)} />
            ))}
          </div>
        )}
      </Answer>
    </Page>
  )
}
