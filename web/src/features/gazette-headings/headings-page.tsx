import '../../lib/languages/own/administration/settings-texts.ts'
import '../../lib/languages/own/gazette-texts.ts'
import { MOST_LEVELS } from '@hdoc/contract/gazette/gazette-choices.ts'
import { type GazetteHeading, headingCalls } from '@hdoc/contract/gazette/gazette-headings.ts'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gazetteHeadingsQuery } from '../../entities/gazette/staff-queries.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { call } from '../../lib/calls/call.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { HeadingLine } from './heading-line.tsx'
import styles from './headings.module.css'

const HeadingDialog = lazyPart(async () => (await import('./heading-dialog.tsx')).default)

const changes = [{ what: 'gazette.changed' }] as const
type Opened = { heading: GazetteHeading; isNew: boolean }

function Headings({ headings, mayAdd }: { headings: readonly GazetteHeading[]; mayAdd: boolean }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [dragged, setDragged] = useState<GazetteHeading | null>(null)
  const move = useAction({
    call: (body: { id: number; before_id: number | null }) => call(headingCalls.move, { body }),
    changes,
    unsure: changes,
    said: () => t('gazette.heading_moved'),
  })
  /** Sisters in their order, with the one that comes after each. */
  const sistersOf = ({ parent_id }: GazetteHeading) => headings.filter((one) => one.parent_id === parent_id)
  return (
    <>
      <ul className={styles.lines}>
        {headings.map((heading) => {
          const sisters = sistersOf(heading)
          const at = sisters.indexOf(heading)
          const [before, behind, afterNext] = [sisters[at - 1], sisters[at + 1], sisters[at + 2]]
          const takes =
            dragged !== null && dragged.id !== heading.id && dragged.parent_id === heading.parent_id
          return (
            <HeadingLine
              key={heading.id}
              {...{ heading, before, behind, takes }}
              mayAdd={mayAdd && heading.level < MOST_LEVELS - 1}
              onAdd={() => setOpened({ heading, isNew: true })}
              onEdit={() => setOpened({ heading, isNew: false })}
              onUp={() => before && move.mutate({ id: heading.id, before_id: before.id })}
              onDown={() => move.mutate({ id: heading.id, before_id: afterNext?.id ?? null })}
              onDrag={() => setDragged(heading)}
              onDropped={() => {
                setDragged(null)
                if (!dragged || !takes) return
                // Dropped on a sister further down, it goes behind her; on one above, before her.
                const down = sisters.indexOf(dragged) < at
                move.mutate({ id: dragged.id, before_id: down ? (behind?.id ?? null) : heading.id })
              }}
            />
          )
        })}
      </ul>
      {opened && <HeadingDialog {...opened} headings={headings} onClose={() => setOpened(null)} />}
    </>
  )
}

/** `/admin/settings/monitor-oficial-categories`: the headings of the gazette, and who publishes. */
export function HeadingsPage() {
  const { t } = useTranslation()
  useLanguage()
  const may = useMay()
  const answer = useQuery(gazetteHeadingsQuery())
  const rule = useAction({
    call: (two_people: boolean) => call(headingCalls.rule, { body: { two_people } }),
    changes,
    said: () => t('gazette.rule_saved'),
  })
  const manages = may('client.admin')
  return (
    <Page
      title={t('gazette.headings')}
      breadcrumb={[
        { label: t('registers.administration') },
        { label: t('settings.title'), to: '/admin/settings' },
        { label: t('gazette.headings') },
      ]}
    >
      <Answer query={answer}>
        {({ headings, two_people }) => (
          <Card title={t('gazette.headings')} help={t('gazette.headings_what')}>
            <Switch
              className={styles.rule}
              label={t('gazette.two_people')}
              description={t('gazette.two_people_help')}
              checked={two_people}
              disabled={!manages || rule.isPending}
              onChange={(event) => rule.mutate(event.currentTarget.checked)}
            />
            <Headings headings={headings} mayAdd={manages} />
          </Card>
        )}
      </Answer>
    </Page>
  )
}
