import { barePublicPageCalls } from '@hdoc/contract/templates/bare-public-pages.ts'
import type { PageKey } from '@hdoc/contract/templates/template-kinds.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatLongDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { CleanedHtml } from '../../ui/display/cleaned-html.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import styles from './portal-page.module.css'

const pageQuery = (key: PageKey, language: string) =>
  queryOptions({
    queryKey: ['public_page', key, language],
    queryFn: ({ signal }) => call(barePublicPageCalls.get, { params: { key }, signal }),
  })

/** A page of the portal that the institution may word itself; it needs neither router nor library. */
function PortalText({ page }: { page: PageKey }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const answer = useQuery(pageQuery(page, language))
  const { data } = answer
  return (
    <article className={styles.page}>
      <h1>{data?.title ?? t(`portal.page_${page}`)}</h1>
      <Answer query={answer}>
        {({ content, updated_on }) => (
          <>
            <CleanedHtml html={content} />
            {updated_on && (
              <p className={styles.quiet}>
                {t('portal.page_updated', { date: formatLongDate(updated_on, false) })}
              </p>
            )}
          </>
        )}
      </Answer>
    </article>
  )
}

/** `/contact` */
export const ContactPage = () => <PortalText page="contact" />
/** `/termeni-si-conditii` and `/terms` */
export const TermsPage = () => <PortalText page="terms" />
/** `/protectia-datelor-personale` */
export const DataProtectionPage = () => <PortalText page="data_protection" />
/** `/accesibilitate` */
export const AccessibilityPage = () => <PortalText page="accessibility" />
