import { dispatches as dispatchesEn } from '../../texts/en/dispatches.ts'
import { queues as queuesEn } from '../../texts/en/queues.ts'
import { transfers as transfersEn } from '../../texts/en/transfers.ts'
import { dispatches } from '../../texts/ro/dispatches.ts'
import { queues } from '../../texts/ro/queues.ts'
import { transfers } from '../../texts/ro/transfers.ts'
import { addTexts } from '../add-texts.ts'

// Imported by what is shown of queues, of papers handed over and of dispatches, which alone says these texts.
addTexts({
  ro: { dispatches, queues, transfers },
  en: { dispatches: dispatchesEn, queues: queuesEn, transfers: transfersEn },
})
