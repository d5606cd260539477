/**
 * Maximum matching in any graph: as many pairs of neighbours as there can be. Edmonds' algorithm
 * ("Paths, trees, and flowers", 1965): a free vertex grows a tree of alternating paths, odd circles
 * shrink to one vertex each, and a path between two free vertices makes one pair more. Each of the
 * searches takes at most the square of the number of vertices for each circle. Pure.
 */

/**
 * The tree of alternating paths from one free vertex. `parents` leads from the far end of each
 * unmatched edge back, `bases` names the vertex that a shrunk circle hangs from.
 */
interface Tree {
  partners: number[];
  parents: number[];
  bases: number[];
}

/** While pairs are made: in place of the partner of a free vertex. */
const NONE = -1;
/** The same of a vertex that takes no part. */
const OUTSIDE = -2;

/** The neighbours of each vertex. */
export type Graph = readonly (readonly number[])[];

/** The partner of each vertex; null for one that is left over. */
export type Matching = readonly (number | null)[];

/**
 * @param among the vertices that take part, all others are left over
 * @param known a matching of other vertices, from which the search goes on: where all but two are
 *   the same, it is short
 */
export function maximumMatching(
  graph: Graph,
  among: readonly number[] = [...graph.keys()],
  known: Matching = [],
): Matching {
  const partners = graph.map(() => OUTSIDE);
  for (const vertex of among) partners[vertex] = NONE;
  for (const vertex of among) {
    const partner = known[vertex] ?? null;
    if (partner !== null && partners[partner] !== OUTSIDE) partners[vertex] = partner;
  }
  for (const vertex of among) {
    if (partners[vertex] !== NONE) continue;
    const free = graph[vertex].find((other) => partners[other] === NONE);
    if (free === undefined) continue;
    partners[vertex] = free;
    partners[free] = vertex;
  }
  let open = among.filter((vertex) => partners[vertex] === NONE).length - (among.length % 2);
  for (const vertex of among)
    if (open > 0 && partners[vertex] === NONE && hasAugmented(graph, partners, vertex)) open -= 2;
  return partners.map((partner) => (partner < 0 ? null : partner));
}

/** How many pairs a matching has. */
export function pairsIn(matching: Matching) {
  return matching.filter((partner) => partner !== null).length / 2;
}

/** Adds a pair by a path from a free vertex to another one, where there is one. */
function hasAugmented(graph: Graph, partners: number[], root: number) {
  const parents = graph.map(() => NONE);
  const tree = { partners, parents, bases: [...graph.keys()] };
  const reached = new Set([root]);
  // A set goes on with what is added to it meanwhile.
  for (const vertex of reached) {
    for (const other of graph[vertex]) {
      if (partners[other] === OUTSIDE) continue;
      if (tree.bases[vertex] === tree.bases[other] || partners[vertex] === other) continue;
      const isOuter =
        other === root || (partners[other] !== NONE && parents[partners[other]] !== NONE);
      if (isOuter) shrink(tree, vertex, other, reached);
      else if (parents[other] === NONE) {
        parents[other] = vertex;
        if (partners[other] === NONE) {
          exchange(tree, other);
          return true;
        }
        reached.add(partners[other]);
      }
    }
  }
  return false;
}

/**
 * Shrinks the circle that an edge between two outer vertices closes: all its vertices are outer.
 */
function shrink(tree: Tree, one: number, other: number, reached: Set<number>) {
  const base = commonBase(tree, one, other);
  const circle: Set<number> = new Set();
  walkToBase(tree, one, other, base, circle);
  walkToBase(tree, other, one, base, circle);
  for (const [vertex, own] of tree.bases.entries()) {
    if (!circle.has(own)) continue;
    tree.bases[vertex] = base;
    reached.add(vertex);
  }
}

/** The base at which the ways of two vertices to the root meet. */
function commonBase({ partners, parents, bases }: Tree, one: number, other: number) {
  const onWay = new Set();
  for (let vertex = bases[one]; ; vertex = bases[parents[partners[vertex]]]) {
    onWay.add(vertex);
    if (partners[vertex] === NONE) break;
  }
  let vertex = bases[other];
  while (!onWay.has(vertex)) vertex = bases[parents[partners[vertex]]];
  return vertex;
}

/**
 * Notes the bases on the way from a vertex to the base of a circle, and the way back through it.
 * @param next the vertex after it, round the circle
 */
function walkToBase(
  { partners, parents, bases }: Tree,
  from: number,
  next: number,
  base: number,
  circle: Set<number>,
) {
  let [vertex, behind] = [from, next];
  while (bases[vertex] !== base) {
    const partner = partners[vertex];
    circle.add(bases[vertex]).add(bases[partner]);
    parents[vertex] = behind;
    behind = partner;
    vertex = parents[partner];
  }
}

/** Pairs the vertices again along the path that ends at a free vertex. */
function exchange({ partners, parents }: Tree, end: number) {
  let vertex = end;
  while (vertex !== NONE) {
    const parent = parents[vertex];
    const next = partners[parent];
    partners[vertex] = parent;
    partners[parent] = vertex;
    vertex = next;
  }
}
