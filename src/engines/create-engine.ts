import type { EngineName } from '../contract/provenance.ts'
import { createBuiltinEngine } from './builtin.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Engine } from './engine.ts'
import { createLlmEngine } from './llm/create-llm-engine.ts'
import type { LlmSettings } from './llm/llm-settings.ts'
import { createMemoryCache, type ResponseCache } from './llm/response-cache.ts'

export interface EngineSettings {
  readonly engine: EngineName
  /** Needed for `llm` alone. */
  readonly llm: LlmSettings | null
}

export interface EngineDependencies {
  readonly clock?: Clock
  /** Where `llm` keeps answers; in memory where none is given. */
  readonly cache?: ResponseCache
}

/** The engine that the settings name. One engine serves the whole process: it holds the model's ceilings. */
export function createEngine({ engine, llm }: EngineSettings, { clock = systemClock, cache = createMemoryCache() }: EngineDependencies = {}): Engine {
  switch (engine) {
    case 'builtin':
      return createBuiltinEngine(clock)
    case 'llm':
      if (llm === null) throw new Error('ENGINE=llm needs LLM_PROVIDER and LLM_MODEL.')
      return createLlmEngine(llm, { clock, cache })
  }
}
