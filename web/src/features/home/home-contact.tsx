import type { Branding } from '@hdoc/contract/access/session.ts'
import { openingHoursText } from '@hdoc/contract/settings/opening-hours.ts'
import { useTranslation } from 'react-i18next'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { useMoves } from '../../ui/links/moves.ts'
import styles from './home-page.module.css'

const mapAddress = ({ lat, lon, zoom }: NonNullable<Branding['map']>) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`

/** Opening hours, address, phone and e-mail of the institution. */
export function HomeContact({ institution }: { institution: Branding }) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  useLanguage()
  const { opening_hours, address, phone, email, map } = institution
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{t('portal.contact')}</h2>
      <dl className={styles.contact}>
        {opening_hours.map(openingHoursText).map(({ days, hours }) => (
          <div key={days.ro + hours}>
            <dt>{say(days)}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
        {address && (
          <div>
            <dt>{t('portal.address')}</dt>
            <dd>
              {address}
              {map && (
                <>
                  {' '}
                  <a href={mapAddress(map)} target="_blank" rel="noreferrer">
                    {t('portal.on_map')}
                  </a>
                </>
              )}
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t('portal.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('portal.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <Link className={styles.more} to="/formular-contact">
        {t('portal.write')}
      </Link>
    </section>
  )
}
