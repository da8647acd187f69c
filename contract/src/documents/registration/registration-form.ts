import { z } from 'zod'
import { categorySchema } from '../../texts/choice-schemas.ts'
import { registrationHabits, registrationTemplate } from './registration-values.ts'

const registrationRegister = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  category: categorySchema.nullable(),
  is_default: z.boolean(),
  /** Offered first; the other registers stand under „alte registre”. */
  in_main_list: z.boolean(),
  /** '' when the series is full. */
  next_sample: z.string(),
  /** Why it gives no number now. It is shown all the same, so that nobody wonders where the register went. */
  refused: z.enum(['closed', 'access', 'full']).nullable(),
})

/** What the registration page needs before the first key is pressed. */
export const registrationForm = z.object({
  today: z.string(),
  registers: z.array(registrationRegister),
  /** Registers that give further numbers, and those that a type names but that give this person none. */
  secondary_registers: z.array(registrationRegister),
  doc_types: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      category: categorySchema,
      deadline_days: z.number(),
      day_type: z.enum(['calendar', 'working']),
      register_id: z.number().nullable(),
      fixed_register: z.boolean(),
      secondary_register_ids: z.array(z.number()),
      /** The department that is proposed. */
      group_id: z.number().nullable(),
      legal_basis: z.string(),
      is_default: z.boolean(),
      receipt: z.boolean(),
      /** A case is opened for its documents. */
      create_case: z.boolean(),
      /** Its documents are registered in an open case only. */
      case_only: z.boolean(),
    }),
  ),
  groups: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Local days off of the institution, besides the legal holidays. */
  free_days: z.array(z.object({ date: z.string(), name: z.string() })),
  max_file_mb: z.number(),
  /** The caller's own templates, by name. */
  templates: z.array(registrationTemplate),
  habits: registrationHabits,
})
export type RegistrationForm = z.output<typeof registrationForm>
