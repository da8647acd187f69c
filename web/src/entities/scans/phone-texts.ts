import i18next from 'i18next'
import '../../lib/languages/i18n.ts'
import { phone as phoneEn } from '../../lib/texts/en/phone.ts'
import { phone } from '../../lib/texts/ro/phone.ts'

// Imported by the page that phones open: it comes without the shell, whose texts hold these too.
i18next.addResourceBundle('ro', 'translation', { phone }, true, true)
i18next.addResourceBundle('en', 'translation', { phone: phoneEn }, true, true)
