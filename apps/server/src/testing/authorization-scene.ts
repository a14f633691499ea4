import { submitImagine, readTask, tasks } from '@easel/contract/drawing'
import { expect, vi } from 'vitest'
import { startSession } from '../features/account/start-session.ts'
import { startDrawing } from '../work.ts'
import type { Role, Scene } from './authorization-matrix.ts'
import type { TestServer } from './open-test-server.ts'
import { aChannel, aMember, anAdmin, suspend } from './seed.ts'

export interface Cast {
  scene: Scene
  /** A fresh token for each cell, because some calls end the session that makes them; undefined: none is sent. */
  tokenOf(role: Role): Promise<string | undefined>
}

const PASSWORD = 'correct horse'

/** A channel with all the roles around it and one finished drawing in it. */
export async function setScene(server: TestServer): Promise<Cast> {
  const { deps } = server
  const [creator, member, suspended, stranger, formerMember, bystander] = [
    await aMember(deps, { credits: 1_000 }),
    await aMember(deps),
    await aMember(deps),
    await aMember(deps),
    await aMember(deps),
    await aMember(deps, { password: PASSWORD }),
  ]
  const admin = await anAdmin(deps)
  const channelId = await aChannel(deps, creator.userId, {
    members: [member.userId, suspended.userId, formerMember.userId],
  })
  await deps.db.deleteFrom('channel_members').where('user_id', '=', formerMember.userId).execute()
  const task = await drawOne(server, creator.token, channelId)
  await suspend(deps, suspended.userId)

  const users: Partial<Record<Role, string>> = {
    STRANGER: stranger.userId,
    MEMBER: member.userId,
    CREATOR: creator.userId,
    EXMEMBER: formerMember.userId,
    SUSPENDED: suspended.userId,
    ADMIN: admin.userId,
  }
  let phones = 0
  const scene: Scene = {
    channelId,
    ...task,
    credentials: { phone: bystander.phone, password: PASSWORD },
    freshPhone: () => `+8613600${String(++phones).padStart(6, '0')}`,
  }
  return {
    scene,
    async tokenOf(role) {
      const userId = users[role]
      if (userId !== undefined) return startSession(deps.db, deps, { userId, device: role })
      return role === 'BADTOKEN' ? 'B'.repeat(43) : undefined
    },
  }
}

async function drawOne(
  server: TestServer,
  token: string,
  channelId: string,
): Promise<Pick<Scene, 'taskId' | 'customId' | 'fileId'>> {
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
  const submitted = tasks.parse((await server.call(submitImagine, { token, params: { channelId }, body })).data)
  const taskId = submitted.tasks[0]?.id ?? ''
  const workers = startDrawing(server.deps)
  const task = await vi.waitFor(
    async () => {
      const read = readTask.data.parse((await server.call(readTask, { token, params: { taskId } })).data)
      expect(read.status).toBe('SUCCESS')
      return read
    },
    { timeout: 20_000 },
  )
  await workers.stop()
  return { taskId, customId: task.buttons[0]?.customId ?? '', fileId: task.grid?.id ?? '' }
}
