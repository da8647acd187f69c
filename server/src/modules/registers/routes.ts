import { AppError } from '@hdoc/contract/failures/errors.ts'
import { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import { registers } from '@hdoc/contract/registers/registers.ts'
import { localDate } from '../../platform/clock.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { listHistorySeries } from './queries/history.ts'
import { findRegister, listRegisterOptions, listRegisters } from './queries/registers.ts'
import { presentRegister } from './record/present.ts'
import { addHistory } from './saving/add-history.ts'
import { closeRegister, reopenRegister } from './saving/close-register.ts'
import { showRegisterActivity } from './saving/list-register-activity.ts'
import { changeRegister, createRegister, openSeries } from './saving/save-register.ts'
import { showClosing } from './saving/show-closing.ts'

const { calls } = registers

export const registerRoutes: Route[] = [
  route(calls.list, async ({ db, actor, clock }, { list }) => {
    const { rows, total } = await listRegisters(db, list)
    const today = localDate(clock.now())
    return {
      data: rows.map((row) => presentRegister(row, actor, today)),
      meta: metaOf(list, total, rows.length),
    }
  }),
  route(calls.get, async ({ db, actor, clock }, { params }) => {
    const row = await findRegister(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentRegister(row, actor, localDate(clock.now()))
  }),
  route(calls.add, createRegister),
  route(calls.update, changeRegister),
  route(calls.options, ({ db }, { query }) => listRegisterOptions(db, query)),
  route(registerCalls.openSeries, openSeries),
  route(registerCalls.closing, showClosing),
  route(registerCalls.close, closeRegister),
  route(registerCalls.reopen, reopenRegister),
  route(registerCalls.addHistory, addHistory),
  route(registerCalls.history, async ({ db }, { params }) => {
    if (!(await findRegister(db, params.id))) throw new AppError('NOT_FOUND')
    return listHistorySeries(db, params.id)
  }),
  route(registerCalls.activity, showRegisterActivity),
]
