import type { Task } from '@easel/contract/drawing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../../lib/socket.ts'
import { taskOf } from '../../task/api.ts'
import { isRunning } from '../../task/rules.ts'
import { useTaskState } from '../../task/store.ts'
import { childrenOf, putChild } from '../api.ts'

export interface Lineage {
  /** Null when it was made from words alone. */
  parent: Task | null
  isParentGone: boolean
  /** Other tasks with the same parent. */
  siblings: Task[]
  children: Task[]
  /** Error of the requests, if any. */
  error: Error | null
  isFetching: boolean
  retry: () => void
}

/** Parent, siblings and children of a task. */
export function useLineage(task: Task): Lineage {
  useChildFrames()
  const parent = useParent(task.parentId)
  const { id, parentId, channelId } = task
  const siblings = useQuery({ ...childrenOf({ id: parentId ?? '', channelId }), enabled: parentId !== null })
  const children = useQuery(childrenOf(task))
  return {
    parent: parent.task,
    isParentGone: parent.isGone,
    siblings: siblings.data?.items.filter((other) => other.id !== id && isShown(other)) ?? [],
    children: children.data?.items.filter(isShown) ?? [],
    error: siblings.error ?? children.error,
    isFetching: siblings.isFetching || children.isFetching,
    retry: () => {
      for (const list of [siblings, children]) if (list.isError) void list.refetch()
    },
  }
}

function useParent(parentId: string | null): { task: Task | null; isGone: boolean } {
  const isDropped = useTaskState((tasks) => parentId !== null && tasks.gone.has(parentId))
  const { data, isError } = useQuery({ ...taskOf(parentId ?? ''), enabled: parentId !== null && !isDropped })
  if (parentId === null || isDropped) return { task: null, isGone: isDropped }
  return { task: data ?? null, isGone: isError }
}

function isShown(task: Task): boolean {
  return isRunning(task) || task.grid !== null || task.images.length > 0
}

/** Applies frames about new children while the lightbox is open. */
function useChildFrames(): void {
  const client = useQueryClient()
  useEffect(() => openSocket().onFrame((frame) => frame.t === 'task' && putChild(client, frame.task)), [client])
}
