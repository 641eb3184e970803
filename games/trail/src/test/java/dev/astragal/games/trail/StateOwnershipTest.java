package dev.astragal.games.trail;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaFieldAccess.AccessType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.astragal.kernel.state.Described;
import org.junit.jupiter.api.Test;

class StateOwnershipTest {
  private static final JavaClasses TRAIL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.astragal.games.trail");

  @Test
  void onlyEventsAndTheBeginningWriteAJourneysFields() {
    noClasses()
        .that(new NeitherEventNorState())
        .should()
        .accessFieldWhere(new WritesAJourney())
        .check(TRAIL);
  }

  private static final class NeitherEventNorState extends DescribedPredicate<JavaClass> {
    NeitherEventNorState() {
      super("are neither events nor the state itself nor set up a journey");
    }

    @Override
    public boolean test(JavaClass type) {
      return !type.isAssignableTo(TrailEvent.class)
          && !type.isAssignableTo(Described.class)
          && !type.isAssignableTo(TrailRules.class);
    }
  }

  private static final class WritesAJourney extends DescribedPredicate<JavaFieldAccess> {
    WritesAJourney() {
      super("a field of a journey is written");
    }

    @Override
    public boolean test(JavaFieldAccess access) {
      return access.getAccessType() == AccessType.SET
          && access.getTargetOwner().isAssignableTo(Described.class);
    }
  }
}
