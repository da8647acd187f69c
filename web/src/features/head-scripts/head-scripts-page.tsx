import '../../lib/languages/own/administration/settings-texts.ts'
import '../../lib/languages/own/administration/head-scripts-texts.ts'
import type { ConfigName } from '@hdoc/contract/portal/config-names.ts'
import type { HeadScript } from '@hdoc/contract/portal/head-scripts.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import styles from './head-scripts.module.css'
import { headScriptsQuery } from './queries.ts'

const HeadScriptDialog = lazyPart(async () => (await import('./head-script-dialog.tsx')).default)

function ScriptLine({ script, onOpen }: { script: HeadScript; onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" className={styles.line} onClick={onOpen}>
        <b>{script.name}</b>
        <span className={styles.src}>{script.src}</span>
      </button>
      {!script.approved && <Note kind="warn">{t('head_scripts.not_approved')}</Note>}
    </li>
  )
}

function HeadScripts({ config }: { config: ConfigName }) {
  const { t } = useTranslation()
  useLanguage()
  const answer = useQuery(headScriptsQuery(config))
  const [opened, setOpened] = useState<{ id: number | null } | null>(null)
  const add = () => setOpened({ id: null })
  const mayAdd = (answer.data?.sources.length ?? 0) > 0
  return (
    <Page
      title={t(`head_scripts.${config}`)}
      breadcrumb={[
        { label: t('registers.administration') },
        { label: t('settings.title'), to: '/admin/settings' },
        { label: t(`head_scripts.${config}`) },
      ]}
      actions={
        mayAdd && (
          <Button leftSection={<IconPlus size={16} />} onClick={add}>
            {t('head_scripts.add')}
          </Button>
        )
      }
    >
      <Answer query={answer}>
        {({ scripts, sources }) => (
          <Card title={t(`head_scripts.${config}`)} help={t('head_scripts.where')}>
            <p className={styles.sources}>
              {sources.length === 0
                ? t('head_scripts.no_sources')
                : t('head_scripts.sources', {
                    names: sources.map(({ name, origins }) => `${name} (${origins.join(', ')})`).join('; '),
                  })}
            </p>
            {scripts.length === 0 ? (
              <Empty title={t('head_scripts.none')} text={t('head_scripts.none_text')} />
            ) : (
              <ul className={styles.lines}>
                {scripts.map((script) => (
                  <ScriptLine key={script.id} script={script} onOpen={() => setOpened({ id: script.id })} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Answer>
      {opened && <HeadScriptDialog {...opened} config={config} onClose={() => setOpened(null)} />}
    </Page>
  )
}

/** `/admin/settings/ads-code`: scripts that show advertisements on the portal. */
export const AdsCodePage = () => <HeadScripts config="ads" />
/** `/admin/settings/analytics-code`: scripts that count visits of the portal. */
export const AnalyticsCodePage = () => <HeadScripts config="analytics" />
