import i18next from 'i18next'
import { oidc_return as en } from '../../lib/texts/en/oidc-return.ts'
import { oidc_return as ro } from '../../lib/texts/ro/oidc-return.ts'

// Sign-in is part of the first load, so these texts come only with the provider's button or with the answer
// it brings.
i18next.addResourceBundle('ro', 'translation', { oidc_return: ro }, true, true)
i18next.addResourceBundle('en', 'translation', { oidc_return: en }, true, true)
