import {
  type ReceiptPaper,
  receiptPaperLabels,
  type StampCorner,
  stampCornerLabels,
} from '@hdoc/contract/printing/printing-values.ts'
import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import type { Overview, OverviewItem, SectionName } from '@hdoc/contract/settings/settings.ts'
import {
  IconBuildingCommunity,
  IconMail,
  IconNews,
  IconPalette,
  IconPrinter,
  IconShieldLock,
  IconTemplate,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isInDocumentSystem } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { pictureWord } from './picture-word.ts'
import { overviewQuery } from './queries.ts'
import { pathOfSection } from './section-rights.ts'
import styles from './settings.module.css'

const icons: Record<SectionName, typeof IconMail> = {
  institution: IconBuildingCommunity,
  look: IconPalette,
  mail: IconMail,
  printing: IconPrinter,
  security: IconShieldLock,
}

type Items = Overview['sections'][number]['items']

function ItemValue({ item: { name, value }, items }: { item: OverviewItem; items: Items }) {
  const { t } = useTranslation()
  if (name === 'coat_of_arms' || name === 'logo') return t(pictureWord(name, items))
  if (typeof value === 'boolean') {
    const isChoice = name === 'signup' || name === 'second_factor' || name === 'sessions'
    if (isChoice) return t(value ? 'common.yes' : 'common.no')
    return t(value ? 'settings.is_set' : 'settings.not_set')
  }
  if (name === 'receipt_paper') return say(receiptPaperLabels[value as ReceiptPaper])
  if (name === 'stamp_corner') return say(stampCornerLabels[value as StampCorner])
  if (name === 'primary_color')
    return value === '' ? (
      t('settings.own_color')
    ) : (
      <>
        <span className={styles.dot} style={{ background: String(value) }} />
        {value}
      </>
    )
  return value === '' ? t('settings.not_set') : value
}

function SectionCard({ section: { name, missing, items } }: { section: Overview['sections'][number] }) {
  const { t } = useTranslation()
  const SectionIcon = icons[name]
  return (
    <section className={styles.part} aria-labelledby={`section-${name}`}>
      <div className={styles.head}>
        <h2 id={`section-${name}`}>
          <SectionIcon size={18} aria-hidden />
          {missing === null ? (
            <AppLink to={pathOfSection[name]}>{t(`settings.${name}`)}</AppLink>
          ) : (
            t(`settings.${name}`)
          )}
        </h2>
        <p>{t(`settings.${name}_text`)}</p>
      </div>
      {missing !== null && (
        <p className={styles.quiet}>
          {t('settings.missing', { right: say(permissionTable[missing as Permission]) })}
        </p>
      )}
      {items.length > 0 && (
        <dl className={styles.items}>
          {items.map((item) => (
            <div key={item.name} style={{ display: 'contents' }}>
              <dt>{t(`settings.item.${item.name}`)}</dt>
              <dd data-unset={item.value === '' || item.value === false || undefined}>
                <ItemValue item={item} items={items} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** The headings of the gazette have a page of their own, without values to show here. */
function GazetteCard() {
  const { t } = useTranslation()
  return (
    <section className={styles.part} aria-labelledby="section-gazette">
      <div className={styles.head}>
        <h2 id="section-gazette">
          <IconNews size={18} aria-hidden />
          <AppLink to="/admin/settings/monitor-oficial-categories">{t('settings.gazette')}</AppLink>
        </h2>
        <p>{t('settings.gazette_text')}</p>
      </div>
    </section>
  )
}

/** The texts of pages, mails and answers have pages of their own. */
function TemplatesCard() {
  const { t } = useTranslation()
  return (
    <section className={styles.part} aria-labelledby="section-templates">
      <div className={styles.head}>
        <h2 id="section-templates">
          <IconTemplate size={18} aria-hidden />
          <AppLink to="/admin/settings/templates">{t('settings.templates')}</AppLink>
        </h2>
        <p>{t('settings.templates_text')}</p>
      </div>
    </section>
  )
}

/** `/admin/settings`: the sections, what is set in each, and which right opens it. */
export function SettingsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const answer = useQuery(overviewQuery)
  const { data } = answer
  return (
    <Page
      title={t('settings.title')}
      breadcrumb={[{ label: t('registers.administration') }, { label: t('settings.title') }]}
    >
      <p className={styles.quiet}>{t('settings.intro')}</p>
      <Answer query={answer} />
      <div className={styles.cards}>
        {data?.sections.map((section) => (
          <SectionCard key={section.name} section={section} />
        ))}
        {data && user && isInDocumentSystem(user) && may('client.admin') && <GazetteCard />}
        {data && user && isInDocumentSystem(user) && may('templates.edit') && <TemplatesCard />}
      </div>
    </Page>
  )
}
