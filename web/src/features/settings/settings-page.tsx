import '../../lib/languages/own/administration/settings-texts.ts'
import '../../lib/languages/own/administration/head-scripts-texts.ts'
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
  IconChartBar,
  IconCode,
  IconMail,
  IconMap2,
  IconNews,
  IconPackageExport,
  IconPalette,
  IconPrinter,
  IconShieldLock,
  IconSpeakerphone,
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
import type { Place } from '../../ui/links/place.ts'
import { pictureWord } from './picture-word.ts'
import { overviewQuery } from './queries.ts'
import { pathOfSection } from './section-rights.ts'
import styles from './settings.module.css'

const icons: Record<SectionName, typeof IconMail> = {
  institution: IconBuildingCommunity,
  look: IconPalette,
  mail: IconMail,
  outside_map: IconMap2,
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

type LinkProps = { id: string; icon: typeof IconMail; to: Place; title: string; text: string }

/** What has a page of its own, without values to show here. */
function LinkCard({ id, icon: LinkIcon, to, title, text }: LinkProps) {
  return (
    <section className={styles.part} aria-labelledby={`section-${id}`}>
      <div className={styles.head}>
        <h2 id={`section-${id}`}>
          <LinkIcon size={18} aria-hidden />
          <AppLink to={to as '/'}>{title}</AppLink>
        </h2>
        <p>{text}</p>
      </div>
    </section>
  )
}

function LinkCards() {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  if (!user || !isInDocumentSystem(user))
    return (
      user?.isadmin === 1 &&
      user.account_institution_id === 0 && (
        <LinkCard
          id="sources"
          icon={IconCode}
          to="/admin/script-sources"
          title={t('head_scripts.sources_title')}
          text={t('head_scripts.sources_text')}
        />
      )
    )
  return (
    <>
      {may('client.admin') && <AdministrationCards />}
      {may('templates.edit') && (
        <LinkCard
          id="templates"
          icon={IconTemplate}
          to="/admin/settings/templates"
          title={t('settings.templates')}
          text={t('settings.templates_text')}
        />
      )}
    </>
  )
}

function AdministrationCards() {
  const { t } = useTranslation()
  return (
    <>
      <LinkCard
        id="gazette"
        icon={IconNews}
        to="/admin/settings/monitor-oficial-categories"
        title={t('settings.gazette')}
        text={t('settings.gazette_text')}
      />
      <LinkCard
        id="analytics"
        icon={IconChartBar}
        to="/admin/settings/analytics-code"
        title={t('head_scripts.analytics')}
        text={t('head_scripts.analytics_text')}
      />
      <LinkCard
        id="ads"
        icon={IconSpeakerphone}
        to="/admin/settings/ads-code"
        title={t('head_scripts.ads')}
        text={t('head_scripts.ads_text')}
      />
      <LinkCard
        id="export"
        icon={IconPackageExport}
        to="/admin/settings/export"
        title={t('settings.export')}
        text={t('settings.export_text')}
      />
    </>
  )
}

/** `/admin/settings`: the sections, what is set in each, and which right opens it. */
export function SettingsPage() {
  const { t } = useTranslation()
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
        {data && <LinkCards />}
      </div>
    </Page>
  )
}
