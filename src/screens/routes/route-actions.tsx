import { Copy, Map as MapIcon, MapPlus, Navigation, Printer, Share2, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { planPath } from "#domain/links/app-path.ts";
import { printAlongPath, saveAlongPath } from "#domain/links/line-ref.ts";
import { withStraightLegs } from "#domain/network/plan/route/straight-legs.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { copyName } from "#sentences/plan/routes.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { TextArea, TextField } from "#ui/text-field.tsx";
import { SHARE_BUTTON } from "#words/common/actions.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { guidanceTexts } from "#words/plan/guidance.ts";
import { routesTexts } from "#words/plan/routes.ts";
import styles from "./routes.module.css";
import { makeCurrent } from "./use-open-plan.ts";

const SharePlanDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share" */ "#parts/plan-export/share-plan-dialog.tsx"))
      .SharePlanDialog,
);

interface RouteProps {
  readonly plan: SavedPlan;
}

interface RouteActionsProps extends RouteProps {
  /** Opens the route on the map. */
  readonly onOpen: () => void;
  readonly onFailed: (message: string) => void;
}

/** The most wanted actions on a route, and behind one button all others. */
export function RouteActions({ plan, onOpen, onFailed }: RouteActionsProps) {
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const [hasMore, setMore] = useState(false);
  const canFollow = plan.route.nodes.length > 1;

  async function follow() {
    const { guidance } = await import(
      /* webpackChunkName: "navigation" */ "#state/guidance/guidance.ts"
    );
    makeCurrent(plan, plan.id);
    const { draft, route } = plan;
    guidance.start({
      kind: "plan",
      name: plan.name,
      draft,
      route: withStraightLegs(route),
    });
    await navigate("/map");
  }

  return (
    <>
      <div className={layout["mainFirst"]}>
        {canFollow ? (
          <Button
            variant="primary"
            Icon={Navigation}
            onClick={() => follow().catch(() => onFailed(guidanceTexts.failed))}
          >
            {guidanceTexts.follow}
          </Button>
        ) : null}
        <Button variant={canFollow ? "secondary" : "primary"} Icon={MapIcon} onClick={onOpen}>
          {routesTexts.open}
        </Button>
        <Button Icon={Share2} onClick={() => setSharing(true)}>
          {SHARE_BUTTON}
        </Button>
        <Button aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
          {routesTexts.more}
        </Button>
      </div>
      {hasMore ? <MoreOfRoute plan={plan} onFailed={onFailed} /> : null}
      {isSharing ? <SharePlanDialog plan={plan} onClose={() => setSharing(false)} /> : null}
    </>
  );
}

function MoreOfRoute({ plan, onFailed }: Omit<RouteActionsProps, "onOpen">) {
  const navigate = useNavigate();

  async function duplicate() {
    const names = savedPlans.store.getState().plans?.map(({ name }) => name) ?? [];
    const id = await savedPlans.duplicate(plan, copyName(plan.name, names));
    if (id) await navigate(planPath(id));
    else onFailed(routesTexts.failed);
  }

  async function remove() {
    if (await savedPlans.remove(plan.id)) await navigate("/routes");
    else onFailed(routesTexts.notRemoved);
  }

  return (
    <>
      <div className={classNames(layout["actions"], styles["actions"])}>
        {plan.route.legs.length > 0 ? (
          <>
            <LinkButton to={saveAlongPath(`plan:${plan.id}`)} Icon={MapPlus}>
              {areaTexts.saveAlong}
            </LinkButton>
            <LinkButton to={printAlongPath(`plan:${plan.id}`)} Icon={Printer}>
              {areaTexts.printAlong}
            </LinkButton>
          </>
        ) : null}
        <Button Icon={Copy} onClick={() => void duplicate()}>
          {routesTexts.duplicate}
        </Button>
        <Button variant="danger" Icon={Trash2} onClick={() => void remove()}>
          {routesTexts.remove}
        </Button>
      </div>
      <Words plan={plan} />
    </>
  );
}

/** The name and note of the plan, editable. */
function Words({ plan }: { readonly plan: SavedPlan }) {
  const [typed, setTyped] = useState<Partial<Pick<SavedPlan, "name" | "note">>>({});
  const [message, setMessage] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    const { name = plan.name, note = plan.note } = typed;
    const isDone = await savedPlans.change(plan.id, { name: name.trim() || plan.name, note });
    if (isDone) setTyped({});
    setMessage(isDone ? routesTexts.saved : routesTexts.failed);
  }

  return (
    <form className={layout["stack"]} onSubmit={(event) => void save(event)}>
      <TextField
        label={routesTexts.name}
        value={typed.name ?? plan.name}
        onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
      />
      <TextArea
        label={routesTexts.note}
        onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
        value={typed.note ?? plan.note}
      />
      <Button type="submit">{routesTexts.save}</Button>
      <p role="status">{message}</p>
    </form>
  );
}
